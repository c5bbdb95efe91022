-- The amount of what a held car was estimated to cost on the road, beside its words; null for any other.
ALTER TABLE reservation ADD COLUMN drive_away_cents integer;
-- Reservations made before have it in their words alone, '$27,345 estimated drive-away in QLD, 23 Nov 2026'. Row level
-- security binds the owner too, and a migration has no site.
ALTER TABLE reservation NO FORCE ROW LEVEL SECURITY;
UPDATE reservation SET drive_away_cents = 100 * replace(substring(drive_away FROM '^\$([0-9,]+)'), ',', '')::integer
  WHERE drive_away ~ '^\$[0-9][0-9,]{0,9}[^0-9,]';
ALTER TABLE reservation FORCE ROW LEVEL SECURITY;
