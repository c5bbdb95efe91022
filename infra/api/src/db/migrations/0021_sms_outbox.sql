-- SMS without a provider: messages wait here and are read on the operator port's outbox page.

CREATE TABLE sms_outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  recipient text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE sms_outbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE sms_outbox FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site_adds ON sms_outbox FOR INSERT WITH CHECK (site_slug = current_setting('app.site', true));
-- Only the operator port, as the owner and in the operator's scope, reads. The application never can.
CREATE POLICY of_operator ON sms_outbox FOR SELECT TO CURRENT_USER USING (current_setting('app.operator', true) = 'on');
GRANT SELECT, INSERT ON sms_outbox TO dealer_app;
