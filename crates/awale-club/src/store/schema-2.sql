-- How a game stands where its last move does not say it: after moves were taken back, and at the start of the club.
ALTER TABLE games ADD COLUMN stood_ply INTEGER;
ALTER TABLE games ADD COLUMN stood INTEGER;
ALTER TABLE games ADD COLUMN south_ms INTEGER;
ALTER TABLE games ADD COLUMN north_ms INTEGER;
