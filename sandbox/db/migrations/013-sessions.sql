-- A log-in and all renewals of its token. It is not deleted with its cardholder, because tokens stay valid after a reset.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  cardholder_id INTEGER NOT NULL,
  -- No token of the session is valid later.
  ends_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX session_of ON session (cardholder_id);
