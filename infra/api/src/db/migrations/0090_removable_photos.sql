-- A photo can be taken away again, so which of the ten places are filled is kept, not only how many.
ALTER TABLE valuation ADD COLUMN photo_numbers smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(photo_numbers) <= 10);
-- Row level security binds the owner too, and a migration has no site.
ALTER TABLE valuation NO FORCE ROW LEVEL SECURITY;
UPDATE valuation SET photo_numbers = ARRAY(SELECT generate_series(1, photos)) WHERE photos > 0;
ALTER TABLE valuation FORCE ROW LEVEL SECURITY;
ALTER TABLE valuation DROP COLUMN photos;
-- What the minute round looks for: photos of people whose leads were erased.
CREATE INDEX valuation_with_photos ON valuation (site_slug, lead_id) WHERE photo_numbers <> '{}';
