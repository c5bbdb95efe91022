-- A lead goes to several destinations; what a shopper saw stands beside what they asked; suspects wait apart.

-- Answers to what a form asks beyond the specification's payload: [{name, label, value}].
ALTER TABLE lead ADD COLUMN details jsonb NOT NULL DEFAULT '[]';
-- Price, tag, rates and versions of the remotes at the moment of sending; null without a vehicle.
ALTER TABLE lead ADD COLUMN seen jsonb;
ALTER TABLE lead ADD COLUMN erased_at timestamptz;
CREATE INDEX lead_by_email ON lead (site_slug, lower(payload ->> 'email'));
CREATE INDEX lead_by_phone ON lead (site_slug, (payload ->> 'phone'));

ALTER TABLE lead_delivery DROP CONSTRAINT lead_delivery_channel_check;
ALTER TABLE lead_delivery ADD CONSTRAINT lead_delivery_channel_check
  CHECK (channel IN ('mail', 'webhook', 'sms', 'confirmation'));
-- A dealer's address or a route's id. Empty: the dealership's own address, or the shopper's for a confirmation.
ALTER TABLE lead_delivery ADD COLUMN destination text NOT NULL DEFAULT '';
ALTER TABLE lead_delivery DROP CONSTRAINT lead_delivery_site_slug_lead_id_channel_key;
ALTER TABLE lead_delivery ADD UNIQUE (site_slug, lead_id, channel, destination);
-- Set when an operator asks for another try.
ALTER TABLE lead_delivery ADD COLUMN redriven_at timestamptz;

-- Where a group's leads go beside, or instead of, the dealership's own address. Null matches everything.
CREATE TABLE lead_route (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  group_slug text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'webhook', 'sms')),
  -- An address, an https URL or a phone number.
  target text NOT NULL,
  for_site text,
  for_dealership text,
  for_category text,
  for_location text,
  -- Webhooks: at most two live secrets, newest first; both sign until the older one is dropped.
  secrets text[] NOT NULL DEFAULT '{}' CHECK (cardinality(secrets) <= 2),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lead_route_of_group ON lead_route (group_slug);

-- What looks like a robot's work: kept for an operator to read and release, never delivered by itself.
CREATE TABLE lead_quarantine (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  form text NOT NULL,
  idempotency_key uuid NOT NULL,
  score integer NOT NULL,
  reasons text[] NOT NULL,
  -- All that is needed to store the lead when it is released.
  held jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  released_lead_id uuid,
  PRIMARY KEY (site_slug, id),
  UNIQUE (site_slug, form, idempotency_key)
);

-- Stored leads against what became of them, once a day.
CREATE TABLE lead_reconciliation (
  site_slug text NOT NULL,
  day date NOT NULL,
  stored integer NOT NULL,
  delivered integer NOT NULL,
  pending integer NOT NULL,
  dead integer NOT NULL,
  -- stored - delivered - pending - dead: anything but 0 is a lead nobody is bringing to the dealer.
  missing integer NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_slug, day)
);

ALTER TABLE lead_route ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead_route FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON lead_route USING (group_slug = current_setting('app.group', true));
ALTER TABLE lead_quarantine ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead_quarantine FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON lead_quarantine
  USING (site_slug = current_setting('app.site', true) AND group_slug = current_setting('app.group', true));
ALTER TABLE lead_reconciliation ENABLE ROW LEVEL SECURITY;
ALTER TABLE lead_reconciliation FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON lead_reconciliation USING (site_slug = current_setting('app.site', true));

GRANT SELECT ON lead_route TO dealer_app;
GRANT SELECT, INSERT ON lead_quarantine TO dealer_app;
GRANT SELECT, INSERT, UPDATE ON lead_reconciliation TO dealer_app;

-- Leads stay evidence the application cannot alter; this one door only blanks a person out of them.
CREATE FUNCTION erase_leads(ids uuid[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  erased integer;
BEGIN
  UPDATE lead_consent SET ip_hash = '', page_url = '' WHERE lead_id = ANY (ids);
  UPDATE lead SET
    payload = payload || jsonb_build_object(
      'name', '', 'last_name', '', 'email', '', 'phone', '', 'postcode', '', 'message', '', 'rego', '',
      'user_agent', '', 'url', split_part(payload ->> 'url', '?', 1),
      'lead_attributes', '{"visited_pages": [], "linked_query_params": {}}'::jsonb),
    details = '[]', content_hash = '', erased_at = now()
  WHERE id = ANY (ids) AND erased_at IS NULL;
  GET DIAGNOSTICS erased = ROW_COUNT;
  DELETE FROM lead_quarantine WHERE released_lead_id = ANY (ids);
  RETURN erased;
END $$;
CREATE FUNCTION drop_old_quarantine(before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  dropped integer;
BEGIN
  DELETE FROM lead_quarantine WHERE created_at < before;
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END $$;
REVOKE ALL ON FUNCTION erase_leads(uuid[]), drop_old_quarantine(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_leads(uuid[]), drop_old_quarantine(timestamptz) TO dealer_app;
