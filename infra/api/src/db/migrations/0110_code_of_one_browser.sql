-- A sign-in code works in the browser that asked for it only (A-58); codes sent before this are asked for again.
ALTER TABLE sign_in_code ADD COLUMN browser_hash text NOT NULL DEFAULT '';
