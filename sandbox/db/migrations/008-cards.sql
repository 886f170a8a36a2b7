-- Older cards lack the new columns, so all personas are deleted; the server seeds them again.
DELETE FROM person;
DELETE FROM topup_level;
DELETE FROM branch;
DELETE FROM client;

ALTER TABLE client ADD COLUMN physical_fee INTEGER NOT NULL DEFAULT 0 CHECK (physical_fee >= 0);
ALTER TABLE client ADD COLUMN replacement_fee INTEGER NOT NULL DEFAULT 0 CHECK (replacement_fee >= 0);
ALTER TABLE client ADD COLUMN has_digital_cards INTEGER NOT NULL DEFAULT 1;

-- A card is BLOCKED temporarily, until it is activated, or permanently (then `terminated_at` is set).
DROP TABLE card;
CREATE TABLE card (
  reference_code TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'BLOCKED')),
  pan TEXT NOT NULL CHECK (length(pan) = 16),
  last_four TEXT NOT NULL GENERATED ALWAYS AS (substr(pan, -4)) VIRTUAL,
  expires TEXT NOT NULL,
  cvc TEXT NOT NULL CHECK (length(cvc) = 3),
  created_at INTEGER NOT NULL,
  pin TEXT CHECK (pin GLOB '[0-9][0-9][0-9][0-9]'),
  pin_counter INTEGER NOT NULL DEFAULT 0 CHECK (pin_counter BETWEEN 0 AND pin_max),
  pin_max INTEGER NOT NULL DEFAULT 3,
  awaits_activation INTEGER NOT NULL DEFAULT 0,
  terminated_at INTEGER,
  replaced_by TEXT REFERENCES card ON DELETE SET NULL,
  CHECK (status = 'BLOCKED' OR (terminated_at IS NULL AND NOT awaits_activation))
) STRICT;
CREATE INDEX card_of_account ON card (account_id, created_at DESC);
-- An account has at most one card that is not terminated.
CREATE UNIQUE INDEX living_card ON card (account_id) WHERE terminated_at IS NULL;

CREATE VIEW card_read AS
SELECT reference_code AS referenceCode, account_id AS accountId, card.status, pan, last_four AS lastFour, expires, cvc,
  card.created_at AS createdAt, pin, pin_counter AS pinCounter, pin_max AS pinMax,
  awaits_activation AS awaitsActivation, terminated_at AS terminatedAt, replaced_by AS replacedBy,
  account.cardholder_id AS cardholderId, client.id AS clientId, client.physical_fee AS physicalFee,
  client.replacement_fee AS replacementFee, client.has_digital_cards AS hasDigitalCards
FROM card
  JOIN account ON account.id = account_id
  JOIN topup_level ON topup_level.id = topup_level_id
  JOIN branch ON branch.id = topup_level.branch_id
  JOIN client ON client.id = client_id;

-- A physical card, sent by post. The letter shows the card ID.
CREATE TABLE plastic (
  card_id TEXT PRIMARY KEY,
  reference_code TEXT NOT NULL UNIQUE REFERENCES card ON DELETE CASCADE,
  ordered_at INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  activated_at INTEGER
) STRICT;

CREATE TABLE wallet_token (
  id INTEGER PRIMARY KEY,
  reference_code TEXT NOT NULL REFERENCES card ON DELETE CASCADE,
  status TEXT NOT NULL,
  wallet_name TEXT NOT NULL,
  device_name TEXT NOT NULL
) STRICT;
CREATE INDEX wallet_of_card ON wallet_token (reference_code);

-- A single-use ticket that opens one page of the vault.
CREATE TABLE vault_ticket (
  token TEXT PRIMARY KEY,
  reference_code TEXT NOT NULL REFERENCES card ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('DETAILS', 'VIEW_PIN', 'SET_PIN')),
  issued_at INTEGER NOT NULL,
  opened_at INTEGER,
  done_at INTEGER
) STRICT;
