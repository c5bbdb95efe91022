-- Signed links that an operator has called back: all of one purpose that were made with a lead. The address of a page is
-- sealed by its signature alone, so what is void has to be written down. Operators write, the application reads.
CREATE TABLE revoked_link (
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  -- Never `preferences`: stopping offers works for as long as mails are read.
  purpose text NOT NULL CHECK (purpose IN ('reservation', 'booking', 'valuation', 'photos', 'spin')),
  revoked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, lead_id, purpose)
);
ALTER TABLE revoked_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE revoked_link FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON revoked_link
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
GRANT SELECT ON revoked_link TO dealer_app;
