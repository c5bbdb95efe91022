-- Alerts by web push, beside mails and text messages or instead of them: agreed to apart, stopped apart, and told only of the
-- kinds of change that a shopper keeps ticked.
ALTER TABLE alert_choice
  ADD COLUMN push_wording text,
  ADD COLUMN push_agreed_at timestamptz,
  ADD COLUMN push_stopped_at timestamptz,
  ADD COLUMN push_kinds text[] NOT NULL DEFAULT '{new,price,reserved,sold}'
    CHECK (push_kinds <@ array['new', 'price', 'reserved', 'sold']),
  ADD COLUMN hears_push boolean NOT NULL
    GENERATED ALWAYS AS (push_agreed_at IS NOT NULL AND push_stopped_at IS NULL) STORED;

-- All of a phone's searches, as long as it has a browser that is told. Indexes of their own: who is told by mail or text
-- message alone costs nothing here, and this migration comes before or after 0220, whose indexes those are.
ALTER TABLE saved_search ADD COLUMN pushes boolean NOT NULL DEFAULT false;
CREATE INDEX saved_search_pushed_of_make ON saved_search USING gin (makes) WHERE pushes;
CREATE INDEX saved_search_pushed_of_any_make ON saved_search (site_slug) WHERE pushes AND makes = '{}';

ALTER TABLE alert_notice
  ADD COLUMN by_push boolean NOT NULL DEFAULT false,
  ADD COLUMN push_id uuid;
CREATE INDEX alert_notice_push_waiting ON alert_notice (site_slug, phone) WHERE by_push AND push_id IS NULL;
CREATE INDEX alert_notice_of_push ON alert_notice (site_slug, push_id) WHERE push_id IS NOT NULL;

-- What is told in browsers, as alert_mail is what is told by mail and text message: one message for all of a phone's browsers.
CREATE TABLE alert_push (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX alert_push_of_phone ON alert_push (site_slug, phone, made_at DESC);

-- A browser that a shopper wants to be told in: where its push service takes messages, and the keys they are sealed for.
CREATE TABLE push_subscription (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- The sign-in it was made in: see below.
  session_hash text NOT NULL,
  endpoint text NOT NULL CHECK (length(endpoint) <= 1000),
  p256dh text NOT NULL,
  auth_secret text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, endpoint),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX push_subscription_of_phone ON push_subscription (site_slug, phone);
CREATE INDEX push_subscription_of_session ON push_subscription (site_slug, session_hash);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY array['push_subscription', 'alert_push'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY of_site ON %I USING (site_slug = current_setting(''app.site'', true) AND group_slug = current_setting(''app.group'', true))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscription, alert_push TO dealer_app;

-- Who signs a browser out, here or from another one, ends its notifications: the next to use it is somebody else. A session
-- that has only run out ends none, and one that the same phone replaces in the same browser hands them on (what is made in
-- one transaction has one time).
CREATE FUNCTION end_pushes_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE heir text;
BEGIN
  IF old.expires_at <= now() THEN RETURN NULL; END IF;
  SELECT token_hash INTO heir FROM session s
    WHERE s.site_slug = old.site_slug AND s.phone = old.phone AND s.created_at = now() LIMIT 1;
  IF heir IS NULL THEN
    DELETE FROM push_subscription p WHERE p.site_slug = old.site_slug AND p.session_hash = old.token_hash;
  ELSE
    UPDATE push_subscription p SET session_hash = heir
      WHERE p.site_slug = old.site_slug AND p.session_hash = old.token_hash;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER end_pushes AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION end_pushes_of_session();

-- With a shopper's last browser, however it went, push itself has stopped.
CREATE FUNCTION stop_pushes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM push_subscription p WHERE p.site_slug = old.site_slug AND p.phone = old.phone) THEN
    RETURN NULL;
  END IF;
  UPDATE alert_choice SET push_stopped_at = now()
    WHERE site_slug = old.site_slug AND phone = old.phone AND push_stopped_at IS NULL;
  UPDATE saved_search SET pushes = false WHERE site_slug = old.site_slug AND phone = old.phone AND pushes;
  RETURN NULL;
END $$;
CREATE TRIGGER stop_pushes AFTER DELETE OR UPDATE OF phone ON push_subscription
  FOR EACH ROW EXECUTE FUNCTION stop_pushes();
