//! The functions that JavaScript calls. Messages of the page are JSON, and frames for it are bytes,
//! as described in `awale-page`.

use awale_engine::{Stop, tables::Tables};
use awale_page::message::PageMessage;
use js_sys::{Function, Uint8Array};
use wasm_bindgen::{JsError, JsValue, prelude::wasm_bindgen};

use crate::{
    app_shell::AppShell,
    jobs::{WorkerJobRunner, tables_from_files},
};

/// The program of the page, which runs in a web worker.
#[wasm_bindgen]
pub struct WebProgram(AppShell);

#[wasm_bindgen]
impl WebProgram {
    /// Starts the program with the first message of the page, and with the stored files. `seed`
    /// initializes all random numbers. `address` is the address of the page, for links.
    #[wasm_bindgen(constructor)]
    pub fn new(
        hello_json: &str,
        seed: u64,
        files_json: &str,
        address: &str,
    ) -> Result<WebProgram, JsError> {
        report_panics();
        match PageMessage::parse(hello_json)? {
            PageMessage::Hello(hello) => {
                let files = serde_json::from_str(files_json)?;
                Ok(WebProgram(AppShell::new(&hello, seed, files, address)?))
            }
            _ => Err(JsError::new("the first message is not a hello")),
        }
    }

    /// Handles a message of the page, which is JSON.
    pub fn handle_message(&mut self, message_json: &str) -> Result<(), JsError> {
        if let Some(input) = PageMessage::parse(message_json)?.into_input() {
            self.0.handle_input(input);
        }
        Ok(())
    }

    /// Returns the orders to the browser's storage, as JSON.
    pub fn take_orders(&mut self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.take_storage_orders())?)
    }

    /// Handles the answer of the browser's storage to an order: success, or the text of a failure.
    pub fn acknowledge_order(&mut self, id: u32, failure: Option<String>) {
        self.0.acknowledge_order(id, failure.as_deref());
    }

    /// Whether saved games are still to be read.
    pub fn is_listing_games(&self) -> bool {
        self.0.is_listing_games()
    }

    /// Reads some more of the saved games.
    pub fn list_more_games(&mut self) {
        self.0.list_more_games();
    }

    /// Returns a backup of all files.
    pub fn make_backup(&self) -> String {
        self.0.make_backup()
    }

    /// Loads a backup. Returns a report for the user, or throws an error with a text for the user.
    pub fn load_backup(
        &mut self,
        backup_text: &str,
        loads_settings: bool,
    ) -> Result<String, JsError> {
        self.0
            .load_backup(backup_text, loads_settings)
            .map_err(|text| JsError::new(&text))
    }

    /// Returns the orders to the web workers that run jobs, as JSON.
    pub fn take_worker_orders(&mut self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.take_worker_orders())?)
    }

    /// Handles a message about a job, which its web worker has sent.
    pub fn handle_job_news(&mut self, news_json: &str) {
        self.0.handle_job_news(news_json);
    }

    /// Handles the failure of a web worker.
    pub fn on_worker_failure(&mut self, worker_name: &str, reason: &str) {
        self.0.on_worker_failure(worker_name, reason);
    }

    /// Gives the program the endgame tables in these files, one file per layer.
    pub fn set_tables(&mut self, rules_json: &str, layer_files: Vec<Uint8Array>) {
        self.0
            .use_tables_from_files(rules_json, bytes_of(&layer_files));
    }

    /// Advances animations and clocks.
    pub fn tick(&mut self) {
        self.0.tick();
    }

    /// The time until the next tick, in milliseconds; undefined while no animation and no clock
    /// runs.
    pub fn next_tick(&self) -> Option<f64> {
        self.0.next_tick().map(|due| due.as_secs_f64() * 1000.0)
    }

    /// Draws a frame. Returns the bytes for the page; no bytes if nothing has changed.
    pub fn draw_frame(&mut self) -> Vec<u8> {
        self.0.draw_frame()
    }
}

/// The part of the program that runs jobs in a web worker.
#[wasm_bindgen]
#[derive(Default)]
pub struct JobRunner(WorkerJobRunner);

#[wasm_bindgen]
impl JobRunner {
    #[wasm_bindgen(constructor)]
    pub fn new() -> JobRunner {
        report_panics();
        JobRunner::default()
    }

    /// Gives the jobs the endgame tables in these files, one file per layer.
    pub fn set_tables(&mut self, rules_json: &str, layer_files: Vec<Uint8Array>) {
        self.0
            .set_tables_for_later_jobs(tables_from_files(rules_json, bytes_of(&layer_files)));
    }

    /// Runs a job, and calls `send_function` with each message about it.
    pub fn run_job(&mut self, job_json: &str, send_function: &Function) -> Result<(), JsError> {
        let mut send_text = |text: String| {
            // If `send_function` throws, the mistake is in job-worker.js, and the job continues.
            let _ = send_function.call1(&JsValue::NULL, &text.into());
        };
        Ok(self.0.run_job(job_json, &mut send_text)?)
    }
}

/// Endgame tables that are read or made layer by layer.
#[wasm_bindgen]
pub struct TableMaker(Tables);

#[wasm_bindgen]
impl TableMaker {
    #[wasm_bindgen(constructor)]
    pub fn new(rules_json: &str) -> Result<TableMaker, JsError> {
        report_panics();
        let tables = tables_from_files(rules_json, Vec::new());
        tables
            .map(TableMaker)
            .ok_or(JsError::new("these are no rules"))
    }

    /// The number of seeds of the last layer.
    pub fn max_seeds(&self) -> u8 {
        self.0.max_seeds()
    }

    /// Adds the next layer from its file. Returns false if it is damaged.
    pub fn add_layer(&mut self, layer_file: Vec<u8>) -> bool {
        self.0.add_layer_file(layer_file).is_ok()
    }

    /// Makes the next layer and returns its file.
    pub fn make_layer(&mut self) -> Option<Vec<u8>> {
        let (next_layer_seeds, mut layer_file) = (self.0.max_seeds() + 1, None);
        self.0
            .solve_missing_layers(next_layer_seeds, 1, &Stop::new(), &mut |_, file| {
                layer_file = Some(file)
            })?;
        layer_file
    }
}

fn bytes_of(files: &[Uint8Array]) -> Vec<Vec<u8>> {
    files.iter().map(Uint8Array::to_vec).collect()
}

fn report_panics() {
    std::panic::set_hook(Box::new(|panic| log_console_error(&panic.to_string())));
}

/// Returns the body of the page in the language of a locale, such as `fr-CA`.
#[wasm_bindgen]
pub fn page_html(locale: &str) -> String {
    crate::app_shell::page_html(locale)
}

#[wasm_bindgen]
extern "C" {
    /// Writes an error to the console of the browser.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn log_console_error(text: &str);
}
