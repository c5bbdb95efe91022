-- What a car held at a price without government charges was estimated to cost on the road; null for any other.
ALTER TABLE reservation ADD COLUMN drive_away text;
