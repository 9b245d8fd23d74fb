//! A web server for the folder that `packaging/web.sh` has built, on this computer.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use axum::{
    Router,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use tokio::{net::TcpListener, task::JoinHandle};

/// A running web server. It ends when this is dropped.
pub struct PageServer {
    pub address: SocketAddr,
    server_task: JoinHandle<()>,
}

impl PageServer {
    /// Serves the built page. `None` if it was not built.
    pub async fn open() -> Option<PageServer> {
        let default_folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web");
        let folder = std::env::var_os("AWALE_WEB").map_or(default_folder, PathBuf::from);
        if !folder.join("awale_web_bg.wasm").is_file() {
            eprintln!("NOT TESTED: build the page first: bash packaging/web.sh, or set AWALE_WEB");
            return None;
        }
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().fallback(serve_file).with_state(folder);
        let server_task = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Some(PageServer {
            address,
            server_task,
        })
    }

    /// Returns the address of the page, with what follows `#`.
    pub fn url(&self, fragment: &str) -> String {
        format!("http://{}/{fragment}", self.address)
    }
}

impl Drop for PageServer {
    fn drop(&mut self) {
        self.server_task.abort();
    }
}

async fn serve_file(State(folder): State<PathBuf>, request: Request) -> Response {
    let file_name = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let content_type = match file_name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "image/png",
    };
    match std::fs::read(folder.join(file_name)) {
        Ok(bytes) => ([(header::CONTENT_TYPE, content_type)], bytes).into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}
