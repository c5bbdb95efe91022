-- What a shopper chose of how they are shown prices, so that it is there on their next device and on the other sites of the
-- group: read by their phone at all of these, written at the site they are on, gone with its account.
CREATE TABLE shopper_choice (
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- The state or territory of a postcode they typed; empty where they typed none.
  state text NOT NULL DEFAULT '' CHECK (length(state) <= 3),
  -- The terms of all repayments as the cookie of the visit has them, "5.2000.0"; empty where each lender's own count.
  assumption text NOT NULL DEFAULT '' CHECK (length(assumption) <= 20),
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, phone),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX shopper_choice_of_phone ON shopper_choice (group_slug, phone, chosen_at DESC);
ALTER TABLE shopper_choice ENABLE ROW LEVEL SECURITY;
ALTER TABLE shopper_choice FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON shopper_choice USING (group_slug = current_setting('app.group', true));
CREATE POLICY of_phone ON shopper_choice AS RESTRICTIVE TO dealer_app USING (CASE
  WHEN current_setting('app.phone', true) = '*' THEN true ELSE phone = current_setting('app.phone', true) END);
CREATE POLICY made_here ON shopper_choice AS RESTRICTIVE FOR INSERT
  WITH CHECK (site_slug = current_setting('app.site', true));
CREATE POLICY changed_here ON shopper_choice AS RESTRICTIVE FOR UPDATE
  USING (site_slug = current_setting('app.site', true));
CREATE POLICY deleted_here ON shopper_choice AS RESTRICTIVE FOR DELETE
  USING (site_slug = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON shopper_choice TO dealer_app;
