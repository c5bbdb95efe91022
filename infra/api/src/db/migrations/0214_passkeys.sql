-- A passkey as a second way in, for who has signed in by a code before. A phone of one site is one shopper (0030).
CREATE TABLE passkey (
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- The credential's own id, base64url.
  id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  -- The host name it was made at: browsers offer it nowhere else.
  rp_id text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (site_slug, id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX passkey_of_phone ON passkey (site_slug, phone);

-- What a browser was asked to sign, until it answers. `asked_by` is a keyed hash of what for, by whom and in which browser.
CREATE TABLE passkey_challenge (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  challenge text NOT NULL,
  asked_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_slug, id)
);
CREATE INDEX passkey_challenge_over ON passkey_challenge (site_slug, expires_at);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY array['passkey', 'passkey_challenge'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY of_site ON %I USING (site_slug = current_setting(''app.site'', true) AND group_slug = current_setting(''app.group'', true))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey, passkey_challenge TO dealer_app;
