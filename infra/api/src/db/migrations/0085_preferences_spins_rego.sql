-- What a person chose about offers and news after they had sent a form: appended, never changed. The address is a keyed
-- hash, so that a choice outlives the erasure of their leads and still names nobody.
CREATE TABLE marketing_choice (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  email_hash text NOT NULL,
  wants boolean NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id)
);
CREATE INDEX marketing_choice_by_email ON marketing_choice (site_slug, email_hash, chosen_at);
ALTER TABLE marketing_choice ENABLE ROW LEVEL SECURITY;
ALTER TABLE marketing_choice FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON marketing_choice
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT ON marketing_choice TO dealer_app;

-- One play of the wheel for each phone and period ("2026-11", "2026-11-21", "2026").
CREATE TABLE spin_play (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  phone_hash text NOT NULL,
  period text NOT NULL,
  prize text NOT NULL,
  wins boolean NOT NULL,
  code text NOT NULL,
  played_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, phone_hash, period),
  UNIQUE (site_slug, lead_id)
);
ALTER TABLE spin_play ENABLE ROW LEVEL SECURITY;
ALTER TABLE spin_play FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON spin_play
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT ON spin_play TO dealer_app;

-- A plate as people type it: letters and digits only, in capitals.
CREATE INDEX vehicle_regplate ON vehicle (group_slug, (upper(regexp_replace(doc ->> 'regplate', '[^A-Za-z0-9]', '', 'g'))))
  WHERE doc ->> 'regplate' IS NOT NULL;
