-- One unpaid hold for each shopper. Who holds is a keyed hash of a phone and of an e-mail address; from where, of a range
-- of addresses. Seats 1 and up: a shopper whose phone is proven by a code may take the second.
ALTER TABLE reservation ADD COLUMN phone_hash text;
ALTER TABLE reservation ADD COLUMN email_hash text;
ALTER TABLE reservation ADD COLUMN range_hash text;
ALTER TABLE reservation ADD COLUMN phone_proven boolean NOT NULL DEFAULT false;
ALTER TABLE reservation ADD COLUMN hold_seat smallint NOT NULL DEFAULT 1 CHECK (hold_seat > 0);
-- Whatever comes at the same moment, and whoever forgets to count.
CREATE UNIQUE INDEX reservation_of_phone ON reservation (group_slug, phone_hash, hold_seat) WHERE state = 'held' AND phone_hash IS NOT NULL;
CREATE UNIQUE INDEX reservation_of_email ON reservation (group_slug, email_hash, hold_seat) WHERE state = 'held' AND email_hash IS NOT NULL;
-- What the limits count: the last day's holds of a shopper, and the live ones of a range and a site.
CREATE INDEX reservation_by_phone ON reservation (group_slug, phone_hash, created_at);
CREATE INDEX reservation_by_email ON reservation (group_slug, email_hash, created_at);
CREATE INDEX reservation_held ON reservation (group_slug, site_slug) WHERE state = 'held';
