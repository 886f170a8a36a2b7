-- An order is pending until it has an outcome or has timed out. The timeout is computed from the clock.
CREATE TABLE bankid_order (
  order_ref TEXT PRIMARY KEY,
  auth_id TEXT NOT NULL,
  auto_start_token TEXT NOT NULL UNIQUE,
  qr_start_token TEXT NOT NULL UNIQUE,
  qr_start_secret TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  opened_at INTEGER,
  personal_number TEXT REFERENCES person ON DELETE CASCADE,
  code_asked_at INTEGER,
  outcome TEXT CHECK (outcome IN ('complete', 'failed')),
  hint TEXT,
  collected_at INTEGER,
  CHECK (outcome IS NOT 'complete' OR personal_number IS NOT NULL)
) STRICT;

-- The order with the column names that the code uses.
CREATE VIEW bankid_order_read AS
SELECT order_ref AS orderRef, auth_id AS authId, auto_start_token AS autoStartToken, qr_start_token AS qrStartToken,
  qr_start_secret AS qrStartSecret, started_at AS startedAt, opened_at AS openedAt, personal_number AS personalNumber,
  code_asked_at AS codeAskedAt, outcome, hint, collected_at AS collectedAt
FROM bankid_order;
