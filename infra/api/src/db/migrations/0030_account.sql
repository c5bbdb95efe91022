-- Shoppers who sign in with their phone. Accounts belong to one site: another site's
-- shopper with the same number is another account. Phones are E.164.

CREATE TABLE account (
  site_slug text NOT NULL,
  phone text NOT NULL CHECK (phone ~ '^\+61[0-9]{9}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, phone)
);

CREATE TABLE sign_in_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  site_slug text NOT NULL,
  phone text NOT NULL,
  -- Keyed hashes: six digits would be found again in a plain hash at once.
  code_hash text NOT NULL,
  ip_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_code_by_phone ON sign_in_code (site_slug, phone, created_at DESC);
CREATE INDEX sign_in_code_by_address ON sign_in_code (site_slug, ip_hash, created_at DESC);

CREATE TABLE session (
  site_slug text NOT NULL,
  -- SHA-256 of a random 256-bit token that only the shopper's cookie holds.
  token_hash text NOT NULL,
  phone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  renewed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_slug, token_hash),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
CREATE INDEX session_by_account ON session (site_slug, phone);

CREATE TABLE watchlist_entry (
  site_slug text NOT NULL,
  phone text NOT NULL,
  car_id text NOT NULL,
  -- The card as it looked when saved: shown as sold once the car has left the stock feed.
  card jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, phone, car_id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);

ALTER TABLE account ENABLE ROW LEVEL SECURITY;
ALTER TABLE account FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON account USING (site_slug = current_setting('app.site', true));
ALTER TABLE sign_in_code ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_in_code FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON sign_in_code USING (site_slug = current_setting('app.site', true));
ALTER TABLE session ENABLE ROW LEVEL SECURITY;
ALTER TABLE session FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON session USING (site_slug = current_setting('app.site', true));
ALTER TABLE watchlist_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE watchlist_entry FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON watchlist_entry USING (site_slug = current_setting('app.site', true));

GRANT SELECT, INSERT ON account TO dealer_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_code, session TO dealer_app;
GRANT SELECT, INSERT, DELETE ON watchlist_entry TO dealer_app;
