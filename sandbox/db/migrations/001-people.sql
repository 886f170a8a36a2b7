-- Times are milliseconds since 1970, amounts are öre, flags are 0 or 1.

CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE client (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'CLOSED')),
  allows_limit_changes INTEGER NOT NULL
) STRICT;

CREATE TABLE branch (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES client,
  name TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'CLOSED')),
  policy_text TEXT,
  last_day_order_topup INTEGER NOT NULL CHECK (last_day_order_topup BETWEEN 1 AND 31),
  same_month_topup INTEGER NOT NULL,
  day_topup INTEGER NOT NULL CHECK (day_topup BETWEEN 1 AND 31),
  months_receive_topup INTEGER NOT NULL,
  enable_subscribe INTEGER NOT NULL,
  disable_calendar INTEGER NOT NULL
) STRICT;

CREATE TABLE topup_level (
  id INTEGER PRIMARY KEY,
  branch_id INTEGER NOT NULL REFERENCES branch,
  amount INTEGER NOT NULL,
  max_amount INTEGER NOT NULL,
  displays_max INTEGER NOT NULL
) STRICT;

-- A person with a BankID, with or without a lunch card.
CREATE TABLE person (
  personal_number TEXT PRIMARY KEY,
  persona TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  shows TEXT NOT NULL
) STRICT;

CREATE TABLE cardholder (
  id INTEGER PRIMARY KEY,
  personal_number TEXT NOT NULL UNIQUE REFERENCES person ON DELETE CASCADE,
  branch_id INTEGER NOT NULL REFERENCES branch,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE', 'DEACTIVATED')),
  language TEXT,
  -- The applications in the tokens of this cardholder (JSON), and the lifetime of a token in seconds.
  applications TEXT NOT NULL CHECK (json_valid(applications)),
  token_life INTEGER NOT NULL
) STRICT;

CREATE TABLE address (
  cardholder_id INTEGER PRIMARY KEY REFERENCES cardholder ON DELETE CASCADE,
  address_line1 TEXT NOT NULL,
  address_line2 TEXT,
  postal_code TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL
) STRICT;

CREATE TABLE contact (
  id INTEGER PRIMARY KEY,
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  type INTEGER NOT NULL CHECK (type IN (1, 2)),
  value TEXT NOT NULL,
  verified INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  UNIQUE (cardholder_id, type)
) STRICT;

CREATE TABLE policy_approval (
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  branch_id INTEGER NOT NULL REFERENCES branch,
  approved_at INTEGER NOT NULL,
  PRIMARY KEY (cardholder_id, branch_id)
) STRICT;
