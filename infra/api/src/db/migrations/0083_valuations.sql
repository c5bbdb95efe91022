-- What a shopper's own vehicle was estimated at, and whether they took the offer. The person stands in the lead.
CREATE TABLE valuation (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  -- Make, model, year, kilometres and the condition as answered.
  vehicle jsonb NOT NULL,
  -- Whole dollars; null where no estimate is made (S5-68, or too few comparable vehicles).
  low integer,
  high integer,
  comparables integer NOT NULL DEFAULT 0,
  offer_accepted boolean NOT NULL DEFAULT false,
  photos integer NOT NULL DEFAULT 0 CHECK (photos BETWEEN 0 AND 10),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, lead_id)
);
ALTER TABLE valuation ENABLE ROW LEVEL SECURITY;
ALTER TABLE valuation FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON valuation
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT, UPDATE ON valuation TO dealer_app;
