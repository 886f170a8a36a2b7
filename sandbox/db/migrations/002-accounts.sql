CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  topup_level_id INTEGER NOT NULL REFERENCES topup_level,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE')),
  terms_accepted_at INTEGER
) STRICT;
CREATE INDEX account_of_cardholder ON account (cardholder_id);

CREATE TABLE card (
  reference_code TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'BLOCKED')),
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  pin_set INTEGER NOT NULL DEFAULT 0,
  pin_counter INTEGER NOT NULL DEFAULT 0,
  pin_max INTEGER NOT NULL DEFAULT 3
) STRICT;
CREATE INDEX card_of_account ON card (account_id);

-- A month that is not ordered has no row. `loaded_at` is set when the amount is in the ledger.
CREATE TABLE topup_order (
  account_id INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  year INTEGER NOT NULL,
  month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  status TEXT NOT NULL CHECK (status IN ('ORDERED', 'CANCELED', 'BLOCKED')),
  amount INTEGER NOT NULL,
  ordered_at INTEGER NOT NULL,
  invoiced INTEGER NOT NULL DEFAULT 0,
  loaded_at INTEGER,
  PRIMARY KEY (account_id, year, month)
) STRICT, WITHOUT ROWID;

-- The transactions of an account. `counts` is the part that counts towards the balance. `amount` is negative when money
-- leaves the account; `fee` is charged on top. An id is the account id followed by a sequence number.
CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  booked_at INTEGER NOT NULL,
  operation TEXT NOT NULL CHECK (operation IN ('Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund')),
  status TEXT NOT NULL CHECK (status IN ('Successful', 'Declined', 'Denied', 'Expired', 'Reserved')),
  description TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL DEFAULT 0 CHECK (fee >= 0),
  merchant_amount REAL,
  merchant_currency TEXT,
  counts INTEGER NOT NULL GENERATED ALWAYS AS (
    CASE WHEN status IN ('Successful', 'Reserved') THEN amount - fee ELSE 0 END
  ) VIRTUAL,
  CHECK (id / 100000 = account_id)
) STRICT;
CREATE INDEX ledger_by_time ON ledger_entry (account_id, booked_at DESC, id DESC);
CREATE INDEX ledger_counts ON ledger_entry (account_id, counts);
