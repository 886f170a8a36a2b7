-- Older personas have no password, so they are deleted; the server seeds them again.
DELETE FROM person;

CREATE TABLE login (
  cardholder_id INTEGER PRIMARY KEY REFERENCES cardholder ON DELETE CASCADE,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  has_mfa INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
) STRICT;

-- A single-use link for setting a new password. `used_from` is the network address that the portal sent, if any.
CREATE TABLE reset_link (
  token TEXT PRIMARY KEY,
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  used_at INTEGER,
  used_from TEXT
) STRICT;
CREATE INDEX reset_link_of ON reset_link (cardholder_id);

-- The value that was last verified. Changing back to it needs no new verification.
ALTER TABLE contact ADD COLUMN verified_value TEXT;
