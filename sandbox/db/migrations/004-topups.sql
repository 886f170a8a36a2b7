-- Older orders lack the new columns, so all personas are deleted; the server seeds them again.
DELETE FROM person;
DELETE FROM topup_level;
DELETE FROM branch;
DELETE FROM client;

-- A month that is not ordered has no row. `queued_at` is set while the amount waits because the balance would exceed the
-- maximum; `loaded_at` is set when the amount is in the ledger.
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
