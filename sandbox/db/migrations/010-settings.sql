-- An employer whose calendar has no settings: it counts as disabled.
ALTER TABLE branch ADD COLUMN has_settings INTEGER NOT NULL DEFAULT 1;
