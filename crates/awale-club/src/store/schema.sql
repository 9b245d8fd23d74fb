CREATE TABLE members (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    -- The two forms of what the name looks like, which no other name may share.
    look TEXT NOT NULL UNIQUE,
    look_any_case TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    host INTEGER NOT NULL DEFAULT 0,
    settings TEXT NOT NULL DEFAULT '',
    progress TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE keys (
    fingerprint TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    PRIMARY KEY (fingerprint, member)
) STRICT, WITHOUT ROWID;
-- Links and short codes are stored as SHA-256 hashes, so that a reader of the database cannot use them.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Challenges, the door, bans, muted people and ratings, as JSON. A challenge contains the code of its link: a stranger
-- with the code can only play the game, and only until it expires.
CREATE TABLE items (key TEXT PRIMARY KEY, item TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    -- JSON: its terms, players, moves, clocks and end. A move rewrites it as a whole.
    game TEXT NOT NULL,
    south INTEGER AS (game ->> '$.setup.players.south.id') NOT NULL,
    north INTEGER AS (game ->> '$.setup.players.north.id') NOT NULL,
    tournament INTEGER AS (game ->> '$.setup.tournament[0]'),
    ended INTEGER AS (game ->> '$.ended_unix_ms')
) STRICT;
CREATE INDEX games_that_go_on ON games (id) WHERE ended IS NULL;
CREATE INDEX games_of_south ON games (south);
CREATE INDEX games_of_north ON games (north);
CREATE TABLE chat (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    said INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_of_game ON chat (game);
-- The number of a deleted tournament is not used again.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- JSON: its terms, players, pairings and results.
    tournament TEXT NOT NULL
) STRICT;
CREATE TABLE own_games (
    member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    file TEXT NOT NULL,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (member, file)
) STRICT;
