-- 0 for an employer without calendar settings; its calendar counts as disabled.
ALTER TABLE branch ADD COLUMN has_settings INTEGER NOT NULL DEFAULT 1;
