-- What a cardholder wants; without a row, what is usual. A limit of 0 is none. `silenced` lists, as JSON, the
-- notifications that are turned off.
CREATE TABLE preference (
  cardholder_id INTEGER PRIMARY KEY REFERENCES cardholder ON DELETE CASCADE,
  daily_limit INTEGER NOT NULL DEFAULT 50000 CHECK (daily_limit >= 0),
  weekly_limit INTEGER NOT NULL DEFAULT 150000 CHECK (weekly_limit >= 0),
  subscribed_at INTEGER,
  silenced TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(silenced))
) STRICT;

-- An e-mail or text message that was sent. `path` is a link into the portal, `code` what the person is to enter.
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

-- Something that may be done so often in a while, such as guessing a password.
CREATE TABLE attempt (
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_of ON attempt (what, at);
