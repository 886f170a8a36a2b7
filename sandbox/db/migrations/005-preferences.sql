-- Preferences of a cardholder; without a row the defaults apply. A limit of 0 means no limit. `silenced` is a JSON list
-- of the notifications that are off.
CREATE TABLE preference (
  cardholder_id INTEGER PRIMARY KEY REFERENCES cardholder ON DELETE CASCADE,
  daily_limit INTEGER NOT NULL DEFAULT 50000 CHECK (daily_limit >= 0),
  weekly_limit INTEGER NOT NULL DEFAULT 150000 CHECK (weekly_limit >= 0),
  subscribed_at INTEGER,
  silenced TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(silenced))
) STRICT;

-- A sent e-mail or text message. `path` is a link into the portal, `code` the one-time code in the message.
CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  cardholder_id INTEGER REFERENCES cardholder ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  recipient TEXT NOT NULL,
  subject TEXT,
  body TEXT NOT NULL,
  code TEXT,
  path TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_by_recipient ON message (recipient, id DESC);
CREATE INDEX message_by_cardholder ON message (cardholder_id);

-- Rate limiting: one row for each attempt, for example at a password.
CREATE TABLE attempt (
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_of ON attempt (what, at);
