//! Coming in: whose a name is, who is a guest, who stays outside; and a first game.

use super::support::{Client, Hall, key, paired};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_and_both_see_each_move() {
    let hall = Hall::open().await;
    let (mut ayo, mut kofi) = (hall.enter("ayo", &key()).await, hall.enter("kofi", &key()).await);
    ayo.sees("kofi · free").await;
    paired(&hall, &mut ayo, &mut kofi).await;
    ayo.plays("A").await;
    kofi.sees("move 1 · North").await;
    ayo.sees("move 1 · North").await;
    kofi.plays("F").await;
    ayo.sees("move 2 · South").await;
    kofi.sees("move 2 · South").await;
    drop((ayo, kofi));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_key_owns_a_name_and_guests_have_none() {
    let hall = Hall::open().await;
    let (own, other) = (key(), key());
    let mut first = hall.enter("Ayo", &own).await;
    first.sees("You are Ayo.").await;
    let mut taken = Client::connect(hall.ssh, "áyo", Some(&other), (80, 24)).await;
    taken.ends().await;
    assert!(taken.text().contains("belongs to somebody else"), "{}", taken.text());
    assert_eq!(taken.status, Some(1));
    let mut again = hall.enter("ayo", &own).await;
    again.sees("You are Ayo.").await;
    let mut guest = Client::connect(hall.ssh, "somebody", None, (80, 24)).await;
    guest.sees("You are guest-1.").await;
    hall.close().await;
}
