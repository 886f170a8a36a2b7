-- People who were planted before they had passwords are planted anew.
DELETE FROM person;

CREATE TABLE login (
  cardholder_id INTEGER PRIMARY KEY REFERENCES cardholder ON DELETE CASCADE,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  has_mfa INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
) STRICT;

-- Opens the setting of a new password, once. `used_from` is the network address that came with it, if one did.
CREATE TABLE reset_link (
  token TEXT PRIMARY KEY,
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  used_at INTEGER,
  used_from TEXT
) STRICT;
CREATE INDEX reset_link_of ON reset_link (cardholder_id);

-- The value that was last shown to be the person's own: whoever comes back to it need not verify it again.
ALTER TABLE contact ADD COLUMN verified_value TEXT;
