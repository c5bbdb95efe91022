-- When a vehicle of a shopper's own is due for its service, and that they were told, by each channel once.
CREATE TABLE service_reminder (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- As its owner calls it.
  vehicle text NOT NULL CHECK (length(vehicle) <= 80),
  due_on date NOT NULL,
  mailed_at timestamptz,
  texted_at timestamptz,
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, phone, vehicle),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX service_reminder_due ON service_reminder (site_slug, due_on) WHERE mailed_at IS NULL OR texted_at IS NULL;
ALTER TABLE service_reminder ENABLE ROW LEVEL SECURITY;
ALTER TABLE service_reminder FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON service_reminder USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
CREATE POLICY of_phone ON service_reminder AS RESTRICTIVE TO dealer_app USING (CASE
  WHEN current_setting('app.phone', true) = '*' THEN true ELSE phone = current_setting('app.phone', true) END);
GRANT SELECT, INSERT, UPDATE, DELETE ON service_reminder TO dealer_app;
