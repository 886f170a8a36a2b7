-- Orders as they were kept before lack what follows, and so do the people around them: they are planted anew.
DELETE FROM person;
DELETE FROM topup_level;
DELETE FROM branch;
DELETE FROM client;

-- A month that is not ordered has no row. `queued_at` tells since when its money waits for room on the card, `loaded_at`
-- that it is in the ledger.
DROP TABLE topup_order;
CREATE TABLE topup_order (
  account_id INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  year INTEGER NOT NULL,
  month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  status TEXT NOT NULL CHECK (status IN ('ORDERED', 'CANCELED', 'BLOCKED')),
  amount INTEGER NOT NULL,
  ordered_at INTEGER NOT NULL,
  queued_at INTEGER,
  loaded_at INTEGER CHECK (loaded_at IS NULL OR status = 'ORDERED'),
  PRIMARY KEY (account_id, year, month)
) STRICT, WITHOUT ROWID;
