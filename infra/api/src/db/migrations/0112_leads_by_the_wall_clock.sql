-- When it was written, not when its transaction began: of two that overlap, the later one was told later.
ALTER TABLE lead ALTER COLUMN created_at SET DEFAULT clock_timestamp();
ALTER TABLE lead_delivery ALTER COLUMN created_at SET DEFAULT clock_timestamp();
