-- What a reservation's price included, when a shopper cancelled it, and whether the end of a hold was told to both.
ALTER TABLE reservation ADD COLUMN price_type text;
ALTER TABLE reservation ADD COLUMN cancelled_at timestamptz;
ALTER TABLE reservation ADD COLUMN end_told boolean NOT NULL DEFAULT false;
-- The number of a valuation's last photo: a number is an address, and names one picture for ever.
ALTER TABLE valuation ADD COLUMN last_photo smallint NOT NULL DEFAULT 0;
-- Row level security binds the owner too, and a migration has no site. Holds that ended before are told to nobody now,
-- and any of the first ten numbers may have been given before.
ALTER TABLE reservation NO FORCE ROW LEVEL SECURITY;
UPDATE reservation SET end_told = true WHERE state = 'expired';
ALTER TABLE reservation FORCE ROW LEVEL SECURITY;
ALTER TABLE valuation NO FORCE ROW LEVEL SECURITY;
UPDATE valuation SET last_photo = 10;
ALTER TABLE valuation FORCE ROW LEVEL SECURITY;
-- What the minute round looks for.
CREATE INDEX reservation_end_to_tell ON reservation (site_slug) WHERE state = 'expired' AND NOT end_told;
