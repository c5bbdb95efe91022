-- Leads: what a shopper asked, what was agreed to, and its way to the dealer.
-- One transaction writes all three and the delivery's job (pg-boss).

CREATE TABLE lead (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  form text NOT NULL,
  -- Minted by the page; the unique key below makes two clicks one lead.
  idempotency_key uuid NOT NULL,
  -- SHA-256 of what was typed: the same key with other content is refused.
  content_hash text NOT NULL,
  -- Keys as in the specification, section 3.
  payload jsonb NOT NULL,
  -- The vehicle as it stood when it was asked about; null for a general enquiry.
  car jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, form, idempotency_key)
);
CREATE INDEX lead_newest ON lead (site_slug, created_at DESC);

CREATE TABLE lead_consent (
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('terms', 'marketing')),
  granted boolean NOT NULL,
  wording_version text NOT NULL,
  wording_text text NOT NULL,
  page_url text NOT NULL,
  -- HMAC of the address: proves a claimed address, does not reveal it.
  ip_hash text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, lead_id, kind),
  FOREIGN KEY (site_slug, lead_id) REFERENCES lead ON DELETE CASCADE
);

CREATE TABLE lead_delivery (
  -- Also the mail's Message-ID, the same on every try.
  id uuid NOT NULL DEFAULT uuidv7(),
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  -- An error's code, like ECONNREFUSED or 550; never its sentence, which may repeat an address.
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, lead_id, channel),
  FOREIGN KEY (site_slug, lead_id) REFERENCES lead ON DELETE CASCADE
);
CREATE INDEX lead_delivery_open ON lead_delivery (site_slug, created_at) WHERE state <> 'delivered';

ALTER TABLE lead ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON lead
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
ALTER TABLE lead_consent ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead_consent FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON lead_consent USING (site_slug = current_setting('app.site', true));
ALTER TABLE lead_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead_delivery FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON lead_delivery USING (site_slug = current_setting('app.site', true));

-- Leads and consents are evidence: the application adds and reads them, it never alters them.
GRANT SELECT, INSERT ON lead, lead_consent TO dealer_app;
GRANT SELECT, INSERT, UPDATE ON lead_delivery TO dealer_app;
