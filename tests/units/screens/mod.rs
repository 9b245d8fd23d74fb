mod analysis;
mod input;
mod play;
mod results;
mod settings;
