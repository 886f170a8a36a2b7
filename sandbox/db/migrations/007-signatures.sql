-- BankID orders last for minutes, so existing ones are dropped. A signing order has a signer and a text (base64, as
-- received). A completed order authorizes one call; that call sets `spent_at`.
DROP VIEW bankid_order_read;
DROP TABLE bankid_order;
CREATE TABLE bankid_order (
  order_ref TEXT PRIMARY KEY,
  auth_id TEXT NOT NULL,
  auto_start_token TEXT NOT NULL UNIQUE,
  qr_start_token TEXT NOT NULL UNIQUE,
  qr_start_secret TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  signer_id INTEGER REFERENCES cardholder ON DELETE CASCADE,
  text TEXT,
  opened_at INTEGER,
  personal_number TEXT REFERENCES person ON DELETE CASCADE,
  code_asked_at INTEGER,
  outcome TEXT CHECK (outcome IN ('complete', 'failed')),
  hint TEXT,
  completed_at INTEGER,
  collected_at INTEGER,
  spent_at INTEGER,
  CHECK (outcome IS NOT 'complete' OR personal_number IS NOT NULL),
  CHECK ((signer_id IS NULL) = (text IS NULL)),
  CHECK (spent_at IS NULL OR (signer_id IS NOT NULL AND outcome = 'complete'))
) STRICT;

-- The order with the column names that the code uses.
CREATE VIEW bankid_order_read AS
SELECT order_ref AS orderRef, auth_id AS authId, auto_start_token AS autoStartToken, qr_start_token AS qrStartToken,
  qr_start_secret AS qrStartSecret, started_at AS startedAt, signer_id AS signerId, text, opened_at AS openedAt,
  personal_number AS personalNumber, code_asked_at AS codeAskedAt, outcome, hint, completed_at AS completedAt,
  collected_at AS collectedAt, spent_at AS spentAt
FROM bankid_order;

-- A one-time code of six digits for one purpose. Only the newest code of a purpose is valid. `new_value` is a new e-mail
-- or phone number that is saved when its code is entered.
CREATE TABLE code (
  id INTEGER PRIMARY KEY,
  cardholder_id INTEGER NOT NULL REFERENCES cardholder ON DELETE CASCADE,
  purpose TEXT NOT NULL
    CHECK (purpose IN ('VIEW_CARD_PIN', 'VIEW_CARD_DETAILS', 'PHYSICAL_CARD_ORDER', 'LOG_IN', 'CONTACT')),
  contact_id INTEGER REFERENCES contact ON DELETE CASCADE,
  new_value TEXT,
  digits TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  spent_at INTEGER,
  CHECK ((purpose = 'CONTACT') = (contact_id IS NOT NULL AND new_value IS NOT NULL))
) STRICT;
CREATE INDEX code_of ON code (cardholder_id, purpose, id DESC);
