-- What a shopper put together for a car: how they would pay for it, the vehicle they trade in, and where it is brought.
-- A phone of one site has one deal for a car.
CREATE TABLE deal (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  car_id text NOT NULL,
  car_name text NOT NULL,
  -- The calculator's part of an address.
  figures text NOT NULL,
  postcode text NOT NULL DEFAULT '',
  -- What they trade in and its estimate, in words; empty for nothing. No plate.
  trade_in text NOT NULL DEFAULT '',
  kept_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, phone, car_id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
ALTER TABLE deal ENABLE ROW LEVEL SECURITY;
ALTER TABLE deal FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON deal USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON deal TO dealer_app;
