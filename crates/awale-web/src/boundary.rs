//! What JavaScript calls. Messages of the page are JSON, and frames for it are bytes, as described
//! in `awale-page`.

use awale_page::message::Message;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::shell::Shell;

/// The program, with everything that it knows.
#[wasm_bindgen]
pub struct Program(Shell);

#[wasm_bindgen]
impl Program {
    /// Starts the program with the first message of the page, and with the stored files. `seed`
    /// initializes all random numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(hello: &str, seed: u64, files: &str) -> Result<Program, JsError> {
        std::panic::set_hook(Box::new(|panic| error(&panic.to_string())));
        match Message::parse(hello)? {
            Message::Hello(hello) => {
                let files = serde_json::from_str(files)?;
                Ok(Program(Shell::new(&hello, seed, files)?))
            }
            _ => Err(JsError::new("the first message is not a hello")),
        }
    }

    /// Handles a message of the page.
    pub fn handle(&mut self, message: &str) -> Result<(), JsError> {
        if let Some(input) = Message::parse(message)?.input() {
            self.0.handle(input);
        }
        Ok(())
    }

    /// Returns the orders for the storage.
    pub fn take_orders(&mut self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.take_orders())?)
    }

    /// Handles the answer of the storage to an order.
    pub fn acknowledge(&mut self, id: u32, failure: Option<String>) {
        self.0.acknowledge(id, failure.as_deref());
    }

    /// Whether saved games are still to be read.
    pub fn is_listing(&self) -> bool {
        self.0.is_listing()
    }

    /// Reads some more of the saved games.
    pub fn list_more(&mut self) {
        self.0.list_more();
    }

    /// Returns a backup of all files.
    pub fn backup(&self) -> String {
        self.0.backup()
    }

    /// Loads a backup. Returns a text for the user, or throws one.
    pub fn load(&mut self, backup: &str, takes_settings: bool) -> Result<String, JsError> {
        self.0
            .load(backup, takes_settings)
            .map_err(|text| JsError::new(&text))
    }

    /// Advances animations and clocks.
    pub fn tick(&mut self) {
        self.0.tick();
    }

    /// The time until the next tick, in milliseconds; undefined while nothing moves.
    pub fn next_tick(&self) -> Option<f64> {
        self.0.next_tick().map(|due| due.as_secs_f64() * 1000.0)
    }

    /// Draws a frame. Returns the bytes for the page; none if nothing has changed.
    pub fn draw(&mut self) -> Result<Vec<u8>, JsError> {
        Ok(self.0.draw()?)
    }
}

/// Returns the body of the page in the language of a locale, such as `fr-CA`.
#[wasm_bindgen]
pub fn page(locale: &str) -> String {
    crate::shell::page(locale)
}

#[wasm_bindgen]
extern "C" {
    /// Writes an error to the console of the browser.
    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);
}
