-- A car is found by its VIN and its plate too: new imports write these words, cars that are here get theirs now.
-- Rows of all groups: for this statement alone the owner is not held to one.
ALTER TABLE vehicle NO FORCE ROW LEVEL SECURITY;
ALTER TABLE vehicle_facet NO FORCE ROW LEVEL SECURITY;
UPDATE vehicle_facet f SET words = f.words || array_to_tsvector(array_remove(ARRAY[
  nullif(regexp_replace(lower(v.doc ->> 'vin'), '[^a-z0-9]', '', 'g'), ''),
  nullif(regexp_replace(lower(v.doc ->> 'regplate'), '[^a-z0-9]', '', 'g'), '')
], NULL))
FROM vehicle v WHERE v.group_slug = f.group_slug AND v.id = f.id;
ALTER TABLE vehicle FORCE ROW LEVEL SECURITY;
ALTER TABLE vehicle_facet FORCE ROW LEVEL SECURITY;
