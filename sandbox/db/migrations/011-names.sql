-- Standard names for tables and columns.
ALTER TABLE plastic RENAME TO physical_card;
ALTER TABLE person RENAME COLUMN shows TO description;
ALTER TABLE preference RENAME COLUMN silenced TO disabled_flags;
ALTER TABLE code RENAME COLUMN spent_at TO consumed_at;

DROP VIEW bankid_order_read;
ALTER TABLE bankid_order RENAME COLUMN spent_at TO consumed_at;
CREATE VIEW bankid_order_read AS
SELECT order_ref AS orderRef, auth_id AS authId, auto_start_token AS autoStartToken, qr_start_token AS qrStartToken,
  qr_start_secret AS qrStartSecret, started_at AS startedAt, signer_id AS signerId, text, opened_at AS openedAt,
  personal_number AS personalNumber, code_asked_at AS codeAskedAt, outcome, hint, completed_at AS completedAt,
  collected_at AS collectedAt, consumed_at AS consumedAt
FROM bankid_order;
