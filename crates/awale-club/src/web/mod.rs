//! The web server: a static page, and a WebSocket for the [`visit`](crate::visit) of each page.
//!
//! `page_visit` has one visitor: identity, socket and visit.

mod page_visit;

use crate::{host_commands, prelude::*, server::ConnectionSlot, ssh::ssh_commands};
use awale_page::files::{self, PAGE_FILES, PageParts};
use axum::{
    Router,
    extract::{Extension, Path, State, ws::WebSocketUpgrade},
    http::{
        HeaderMap, HeaderName, HeaderValue, StatusCode,
        header::{
            ACCEPT_LANGUAGE, AUTHORIZATION, CONNECTION, CONTENT_DISPOSITION, CONTENT_LANGUAGE,
            CONTENT_TYPE, HOST, ORIGIN, RETRY_AFTER, VARY,
        },
    },
    response::{IntoResponse, Response},
    routing::get,
};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use page_visit::run_page_visit;
use tokio::net::{TcpListener, TcpStream};

/// Maximum number of bytes of the head of a request.
const MAX_REQUEST_HEAD_BYTES: usize = 16 * 1024;

/// Size of the read buffer of each page's socket. The default of the library is 128 KiB.
const READ_BUFFER_BYTES: usize = 2048;

/// The club's own scripts of the page.
const CLUB_PAGE_FILES: [(&str, &str); 3] = [
    ("connection.js", include_str!("../../assets/connection.js")),
    ("start.js", include_str!("../../assets/start.js")),
    ("worker.js", include_str!("../../assets/worker.js")),
];

/// The parts of the page that are specific to the club.
const CLUB_PAGE_PARTS: PageParts = PageParts {
    entrance_html: include_str!("../../assets/door.html"),
    footer_html: include_str!("../../assets/foot.html"),
    dialogs_html: include_str!("../../assets/dialogs.html"),
};

/// Allows only resources from the club itself and `data:` images, and no scripts or styles inside
/// the page.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The address of a client, and its slot in the limit of connections; `None` for a reverse proxy.
/// The slot is free once all clones are dropped.
#[derive(Clone)]
struct Peer(IpAddr, Arc<Option<ConnectionSlot>>);

/// Serves the web until the club closes.
pub async fn serve_web(server: Arc<Server>, listener: TcpListener) {
    let mut router = add_routes(Router::new(), "/");
    // A reverse proxy may keep the path of the page or remove it.
    if server.page_url.path() != "/" {
        router = add_routes(router, server.page_url.path());
    }
    let router = router.with_state(Arc::clone(&server));
    while let Some((stream, ip)) = server.accept_unless_closing(&listener).await {
        // A visitor who comes through a proxy is counted later, once the request reports the
        // address.
        let is_counted = !server.settings.proxies.contains(&ip);
        let slot = is_counted
            .then(|| server.limiter.count_connection(ip))
            .transpose();
        let serve_with_router = |router| serve_connection(Arc::clone(&server), stream, ip, router);
        match slot {
            Ok(slot) => {
                tokio::spawn(serve_with_router(
                    router.clone().layer(Extension(Peer(ip, Arc::new(slot)))),
                ));
            }
            Err(full) => {
                server.send_rejection(serve_with_router(Router::new().fallback(
                    move |headers: HeaderMap| async move {
                        refusal_response(StatusCode::SERVICE_UNAVAILABLE, full, &headers)
                    },
                )));
            }
        }
    }
}

/// Adds the routes of the page below `base_path`, a path that ends with a slash.
fn add_routes(router: Router<Arc<Server>>, base_path: &str) -> Router<Arc<Server>> {
    let route_path = |rest: &str| format!("{base_path}{rest}");
    router
        .route(&route_path(""), get(page_handler))
        .route(&route_path("{file}"), get(file_handler))
        .route(&route_path("games/{file}"), get(member_games_handler))
        .route(&route_path("socket"), get(socket_handler))
}

/// Answers the requests of one connection.
async fn serve_connection(server: Arc<Server>, stream: TcpStream, address: IpAddr, router: Router) {
    let connection_task = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(
            server.settings.limits.handshake_seconds,
        ))
        .max_buf_size(MAX_REQUEST_HEAD_BYTES)
        .serve_connection(
            TokioIo::new(stream),
            TowerToHyperService::new(
                router.layer(axum::middleware::map_response(add_security_headers)),
            ),
        )
        .with_upgrades();
    if let Some(Err(error)) = server
        .closed_token
        .run_until_cancelled(connection_task)
        .await
    {
        log::debug!("{address}: {error}");
    }
}

/// Makes a response with a message in the language of the browser, and ends the connection.
fn refusal_response(status: StatusCode, message: &str, headers: &HeaderMap) -> Response {
    let language = preferred_language(headers);
    (
        status,
        [
            (CONTENT_TYPE, "text/plain; charset=utf-8"),
            (CONTENT_LANGUAGE, language.code()),
            (RETRY_AFTER, "60"),
            (CONNECTION, "close"),
        ],
        Words::new(language).get(message) + "\n",
    )
        .into_response()
}

/// Adds the security headers to a response.
async fn add_security_headers(mut response: Response) -> Response {
    for (name, value) in [
        ("content-security-policy", CONTENT_SECURITY_POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cache-control", "no-cache"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

fn header_text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The first supported language of `Accept-Language`, or English.
fn preferred_language(headers: &HeaderMap) -> Language {
    header_text(headers, ACCEPT_LANGUAGE)
        .unwrap_or_default()
        .split(',')
        .filter_map(|entry| entry.split(';').next())
        .find_map(|code| Language::from_locale(code.trim()))
        .unwrap_or_default()
}

/// Returns the page in the language of the browser.
async fn page_handler(headers: HeaderMap) -> Response {
    let language = preferred_language(&headers);
    let response_headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (VARY, "accept-language"),
        (CONTENT_LANGUAGE, language.code()),
    ];
    (
        response_headers,
        files::page_html(&Words::new(language), CLUB_PAGE_PARTS),
    )
        .into_response()
}

/// Returns a script or the style of the page.
async fn file_handler(Path(wanted): Path<String>) -> Response {
    let Some((name, content)) = PAGE_FILES
        .iter()
        .chain(&CLUB_PAGE_FILES)
        .find(|(name, _)| *name == wanted)
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    (
        [(
            CONTENT_TYPE,
            match name.rsplit_once('.') {
                Some((_, "css")) => "text/css; charset=utf-8",
                _ => "text/javascript; charset=utf-8",
            },
        )],
        *content,
    )
        .into_response()
}

/// Returns the finished games of a member, for the path `/games/NAME.ogn`. If guests may not enter,
/// the request needs the secret of a member in `Authorization: Bearer SECRET`.
async fn member_games_handler(
    State(server): State<Arc<Server>>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(Ok(name)) = file.strip_suffix(".ogn").map(Name::new) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if server.member_fingerprints.is_some() || !server.settings.guests {
        let secret = header_text(&headers, AUTHORIZATION)
            .and_then(|text| text.strip_prefix("Bearer "))
            .unwrap_or_default()
            .to_owned();
        let member_query = server
            .hub
            .run_in_hub(move |store, _, _| store.member_by_secret(&secret));
        if !matches!(member_query.await, Ok(Some(_))) {
            return StatusCode::UNAUTHORIZED.into_response();
        }
    }
    match host_commands::output_and_status(
        ssh_commands::games_of_member_text(&server, name).await,
        String::new,
    ) {
        (text, 0) => (
            [
                (CONTENT_TYPE, "text/plain; charset=utf-8"),
                (CONTENT_DISPOSITION, "attachment; filename=\"games.ogn\""),
            ],
            text,
        )
            .into_response(),
        (why, _) => (StatusCode::SERVICE_UNAVAILABLE, why).into_response(),
    }
}

/// Whether a socket may be opened: its page must come from the address that the browser uses for
/// the club, or from its public address. Browsers report the origin of the page in `Origin`.
fn is_allowed_origin(server: &Server, headers: &HeaderMap) -> bool {
    header_text(headers, ORIGIN).is_some_and(|origin| {
        let origin_host = origin.strip_prefix("http://");
        let origin_host = origin_host.or_else(|| origin.strip_prefix("https://"));
        server.page_url.matches_origin(origin)
            || origin_host.is_some() && origin_host == header_text(headers, HOST)
    })
}

/// Returns the address of the client of a reverse proxy: the last one in `X-Forwarded-For`, which
/// the proxy itself has added.
fn forwarded_client_address(headers: &HeaderMap) -> Option<IpAddr> {
    headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()?
        .to_str()
        .ok()?
        .rsplit(',')
        .next()?
        .trim()
        .parse()
        .ok()
}

async fn socket_handler(
    State(server): State<Arc<Server>>,
    Extension(Peer(peer, slot)): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_allowed_origin(&server, &headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut address = peer;
    let mut forwarded_slot = None;
    if slot.is_none() {
        address = forwarded_client_address(&headers).unwrap_or(peer);
        match server.limiter.count_connection(address) {
            Ok(slot) => forwarded_slot = Some(slot),
            Err(full) => return refusal_response(StatusCode::TOO_MANY_REQUESTS, full, &headers),
        }
    }
    let max_message_bytes = server.settings.limits.frame_bytes;
    upgrade
        .max_message_size(max_message_bytes)
        .max_frame_size(max_message_bytes)
        // A small buffer is enough, because pages send short messages.
        .read_buffer_size(READ_BUFFER_BYTES)
        .on_upgrade(move |socket| async move {
            Box::pin(run_page_visit(server, socket, address)).await;
            drop((slot, forwarded_slot));
        })
}
