//! Hostile clients.

use std::{net::SocketAddr, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinHandle,
};

use super::{Client, new_private_key};

/// Starts hostile clients of each kind. They run until their tasks are aborted, or a flooded
/// connection fails.
pub async fn hostile_clients(address: SocketAddr) -> Vec<JoinHandle<()>> {
    let mut tasks = Vec::new();
    for number in 0..4_u8 {
        // Connects repeatedly and sends garbage before the handshake.
        tasks.push(tokio::spawn(async move {
            loop {
                if let Ok(mut socket) = TcpStream::connect(address).await {
                    let _ = socket.write_all(&[number.wrapping_mul(37); 2000]).await;
                    let _ = socket.read(&mut [0; 64]).await;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }));
    }
    for _ in 0..10 {
        // Connects and never sends anything.
        tasks.push(tokio::spawn(async move {
            let _socket = TcpStream::connect(address).await;
            std::future::pending::<()>().await;
        }));
    }
    for number in 0..3 {
        // Enters the lobby, then sends keys every few milliseconds, and never reads.
        let name = format!("flood{number}-{}", std::process::id());
        let mut client = Client::connect(address, &name, Some(&new_private_key()), (80, 24)).await;
        client.wait_for_text("Lobby").await;
        client.send_keys("p").await;
        tasks.push(tokio::spawn(async move {
            loop {
                let keys =
                    b"\x1b[A\x1b[B\x1b[C\x1b[D\x1b[<0;5;5M\x1b[200~\x1b]0;x\x07\xff\x00".repeat(40);
                let send_result =
                    tokio::time::timeout(Duration::from_secs(1), client.channel.data_bytes(keys))
                        .await;
                if matches!(send_result, Ok(Err(_))) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }));
    }
    tasks
}
