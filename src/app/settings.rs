//! The settings that are changed while the program runs. All others are in `config.toml`.

use crate::config::{Animation, Settings};
use crate::i18n::Language;

use super::{Action, AppContext, Effect, Transition};

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingRow {
    /// The language.
    Language,
    /// The look.
    Theme,
    /// How fast seeds are sown.
    Animation,
    /// Whether the chosen pit shows what its move would do.
    Preview,
    /// Whether pits show their letters.
    Coordinates,
    /// Whether the mouse is used.
    Mouse,
    /// Whether only plain letters and signs are drawn.
    Ascii,
    /// Whether a key asks for a hint.
    Hints,
    /// Whether the value of every move is shown.
    Values,
    /// Whether a bar shows who stands better.
    Bar,
    /// Whether a blunder is warned of.
    Warning,
}

impl SettingRow {
    /// All lines, from the top.
    pub const ALL: [SettingRow; 11] = [
        SettingRow::Language,
        SettingRow::Theme,
        SettingRow::Animation,
        SettingRow::Preview,
        SettingRow::Coordinates,
        SettingRow::Mouse,
        SettingRow::Ascii,
        SettingRow::Hints,
        SettingRow::Values,
        SettingRow::Bar,
        SettingRow::Warning,
    ];
}

impl SettingRow {
    /// The id of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SettingRow::Language => "setting-language",
            SettingRow::Theme => "setting-theme",
            SettingRow::Animation => "setting-animation",
            SettingRow::Preview => "setting-preview",
            SettingRow::Coordinates => "setting-coordinates",
            SettingRow::Mouse => "setting-mouse",
            SettingRow::Ascii => "setting-ascii",
            SettingRow::Hints => "setting-hints",
            SettingRow::Values => "setting-values",
            SettingRow::Bar => "setting-bar",
            SettingRow::Warning => "setting-warning",
        }
    }

    /// The id of its explanation.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            SettingRow::Language => "setting-language-about",
            SettingRow::Theme => "setting-theme-about",
            SettingRow::Animation => "setting-animation-about",
            SettingRow::Preview => "setting-preview-about",
            SettingRow::Coordinates => "setting-coordinates-about",
            SettingRow::Mouse => "setting-mouse-about",
            SettingRow::Ascii => "setting-ascii-about",
            SettingRow::Hints => "setting-hints-about",
            SettingRow::Values => "setting-values-about",
            SettingRow::Bar => "setting-bar-about",
            SettingRow::Warning => "setting-warning-about",
        }
    }

    /// The id of its value's words; a theme of one's own stands for itself.
    #[must_use]
    pub fn value(self, settings: &Settings) -> &str {
        let switch = |on: bool| if on { "value-on" } else { "value-off" };
        match self {
            SettingRow::Language => match settings.language {
                None => "value-auto",
                Some(Language::English) => "value-english",
                Some(Language::French) => "value-french",
            },
            SettingRow::Theme => match settings.theme.as_str() {
                "auto" => "value-auto",
                "terminal" => "theme-terminal",
                "wood" => "theme-wood",
                "dark" => "theme-dark",
                "light" => "theme-light",
                "high-contrast" => "theme-high-contrast",
                "colour-blind" => "theme-colour-blind",
                own => own,
            },
            SettingRow::Animation => match settings.animation {
                Animation::Off => "value-off",
                Animation::Slow => "value-slow",
                Animation::Normal => "value-normal",
                Animation::Fast => "value-fast",
            },
            SettingRow::Preview => switch(settings.preview),
            SettingRow::Coordinates => switch(settings.coordinates),
            SettingRow::Mouse => switch(settings.mouse),
            SettingRow::Ascii => switch(settings.ascii),
            SettingRow::Hints => switch(settings.study.hints),
            SettingRow::Values => switch(settings.study.values),
            SettingRow::Bar => switch(settings.study.bar),
            SettingRow::Warning => switch(settings.study.warning),
        }
    }
}

/// The settings.
#[derive(Debug, Default)]
pub struct SettingsScreen {
    /// The chosen line.
    pub chosen: usize,
}

impl SettingsScreen {
    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let last = SettingRow::ALL.len() - 1;
        match action {
            Action::Up => self.chosen = self.chosen.checked_sub(1).unwrap_or(last),
            Action::Down => self.chosen = if self.chosen == last { 0 } else { self.chosen + 1 },
            Action::Home => self.chosen = 0,
            Action::End => self.chosen = last,
            Action::Left => self.change(false, context),
            Action::Right | Action::Confirm => self.change(true, context),
            Action::Row(row) if *row <= last => {
                let again = self.chosen == *row;
                self.chosen = *row;
                if again {
                    self.change(true, context);
                }
            }
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    /// Changes the chosen setting to its next or previous value, and keeps it.
    fn change(&self, forward: bool, context: &mut AppContext) {
        let settings = &mut context.settings;
        let entry = match SettingRow::ALL[self.chosen] {
            SettingRow::Language => {
                let all = [None, Some(Language::English), Some(Language::French)];
                settings.language = next(&all, &settings.language, forward);
                let code = settings.language.map_or("auto", Language::code);
                context.speak();
                ("language", code.into())
            }
            SettingRow::Theme => {
                let all: Vec<String> = context.themes.clone();
                settings.theme = next(&all, &settings.theme, forward);
                ("theme", settings.theme.as_str().into())
            }
            SettingRow::Animation => {
                settings.animation = next(&Animation::ALL, &settings.animation, forward);
                ("animation", settings.animation.name().into())
            }
            SettingRow::Preview => ("preview", switch(&mut settings.preview)),
            SettingRow::Coordinates => ("coordinates", switch(&mut settings.coordinates)),
            SettingRow::Mouse => {
                let entry = ("mouse", switch(&mut settings.mouse));
                context.effects.push(Effect::Mouse(settings.mouse));
                entry
            }
            SettingRow::Ascii => ("ascii", switch(&mut settings.ascii)),
            SettingRow::Hints => ("study.hints", switch(&mut settings.study.hints)),
            SettingRow::Values => ("study.values", switch(&mut settings.study.values)),
            SettingRow::Bar => ("study.bar", switch(&mut settings.study.bar)),
            SettingRow::Warning => ("study.warning", switch(&mut settings.study.warning)),
        };
        context.effects.push(Effect::SaveSettings(vec![entry]));
    }
}

/// Switches over; returns the new value as TOML.
fn switch(on: &mut bool) -> toml::Value {
    *on = !*on;
    (*on).into()
}

/// The value after or before `now`, going round.
fn next<T: Clone + PartialEq>(all: &[T], now: &T, forward: bool) -> T {
    let place = all.iter().position(|each| each == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(place + step) % all.len()].clone()
}
