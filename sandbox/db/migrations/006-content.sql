-- Shown to all cardholders, or to those of one branch.
CREATE TABLE notification (
  id INTEGER PRIMARY KEY,
  branch_id INTEGER REFERENCES branch ON DELETE CASCADE,
  summary_english TEXT NOT NULL,
  summary_swedish TEXT NOT NULL,
  text_english TEXT NOT NULL,
  text_swedish TEXT NOT NULL,
  url TEXT,
  url_name_english TEXT,
  url_name_swedish TEXT
) STRICT;

CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  label TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  featured_image TEXT,
  absolute_url TEXT NOT NULL,
  meta_description TEXT
) STRICT;

-- `rate` is the price of one unit in kronor.
CREATE TABLE currency (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  rate REAL NOT NULL CHECK (rate > 0)
) STRICT;

CREATE TABLE ticket (
  id INTEGER PRIMARY KEY,
  cardholder_id INTEGER REFERENCES cardholder ON DELETE CASCADE,
  message TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  organisation_number TEXT,
  sent_at INTEGER NOT NULL,
  CHECK (email IS NOT NULL OR phone IS NOT NULL)
) STRICT;
