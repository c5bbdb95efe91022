-- By what a shopper knows a sign-in of theirs in the list of all: "Safari on iPhone"; empty for one of before, or of no browser.
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60);
