-- Searches that shoppers keep, and what they are told when stock changes. A phone of one site is one shopper (0030).

CREATE TABLE saved_search (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- The page's address, its parameters in order: the same search is kept once.
  address text NOT NULL,
  label text NOT NULL,
  -- What it asks for: the words as they were read, what the path stands for among the filters.
  state jsonb NOT NULL,
  -- The index by which changed cars find searches: makes in lower case; empty for any make.
  makes text[] NOT NULL DEFAULT '{}',
  alerts boolean NOT NULL DEFAULT false,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, phone, address),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX saved_search_of_make ON saved_search USING gin (makes) WHERE alerts;
CREATE INDEX saved_search_of_any_make ON saved_search (site_slug) WHERE alerts AND makes = '{}';

-- Where and how often a shopper is told, and that they asked for it (Spam Act 2003): nobody without a row is.
CREATE TABLE alert_choice (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('instant', 'daily', 'weekly')),
  wording text NOT NULL,
  -- Where the site was when they agreed: mails lead there.
  origin text NOT NULL,
  agreed_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz,
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, phone),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);

-- The stock as alerts saw it last, and what changed since: each change once, for the whole group.
CREATE TABLE alert_car (
  group_slug text NOT NULL,
  car_id text NOT NULL,
  price integer,
  state text NOT NULL CHECK (state IN ('available', 'reserved', 'sold')),
  PRIMARY KEY (group_slug, car_id)
);
CREATE TABLE alert_look (
  group_slug text PRIMARY KEY,
  looked_at timestamptz NOT NULL
);
CREATE TABLE alert_change (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  car_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'price', 'reserved', 'sold')),
  price_before integer,
  price integer,
  -- The clock, not the transaction's beginning: sites read on from the last they have seen.
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (group_slug, id)
);
CREATE INDEX alert_change_of_time ON alert_change (group_slug, changed_at);

-- How far each site has told its shoppers of them.
CREATE TABLE alert_told (
  group_slug text NOT NULL,
  site_slug text PRIMARY KEY,
  told_to timestamptz NOT NULL
);

-- A mail, and what it tells. Nobody is told of one change twice, by however many searches: the key says so.
CREATE TABLE alert_mail (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (site_slug, id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX alert_mail_of_phone ON alert_mail (site_slug, phone, made_at DESC);
CREATE TABLE alert_notice (
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  change_id uuid NOT NULL,
  search_id uuid,
  mail_id uuid,
  PRIMARY KEY (site_slug, phone, change_id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE,
  FOREIGN KEY (group_slug, change_id) REFERENCES alert_change ON DELETE CASCADE
);
CREATE INDEX alert_notice_waiting ON alert_notice (site_slug, phone) WHERE mail_id IS NULL;
CREATE INDEX alert_notice_of_mail ON alert_notice (site_slug, mail_id);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY array['saved_search', 'alert_choice', 'alert_told', 'alert_mail', 'alert_notice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY of_site ON %I USING (site_slug = current_setting(''app.site'', true) AND group_slug = current_setting(''app.group'', true))', t);
  END LOOP;
  FOREACH t IN ARRAY array['alert_car', 'alert_look', 'alert_change'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY of_group ON %I USING (group_slug = current_setting(''app.group'', true))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_search, alert_choice, alert_car, alert_look, alert_told TO dealer_app;
GRANT SELECT, INSERT, DELETE ON alert_change TO dealer_app;
GRANT SELECT, INSERT, UPDATE ON alert_mail, alert_notice TO dealer_app;
