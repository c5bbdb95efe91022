-- When what a page of a place or of a new model says has changed. Null: not since this is kept; nobody makes a date up.
ALTER TABLE location ADD COLUMN changed_at timestamptz;
ALTER TABLE location ALTER COLUMN changed_at SET DEFAULT now();
ALTER TABLE new_model ADD COLUMN changed_at timestamptz;
ALTER TABLE new_model ALTER COLUMN changed_at SET DEFAULT now();
