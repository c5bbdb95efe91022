-- A hold that was live when its person was erased kept who they are for good: it is forgotten at once as well. What is
-- held stays held; who pays for it is the provider's to know.
CREATE OR REPLACE FUNCTION forget_with_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE reservation SET phone_hash = NULL, email_hash = NULL, range_hash = NULL,
    checkout_id = CASE WHEN state = 'held' THEN checkout_id END
    WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  UPDATE spin_play SET phone_hash = 'erased ' || id, code = '' WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  UPDATE valuation SET vehicle = vehicle - 'rego' - 'plate' - 'vin', saved = NULL
    WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  RETURN NULL;
END $$;

-- Of those erased before. Site by site: the owner is bound by row level security too.
DO $$
DECLARE
  of record;
BEGIN
  PERFORM set_config('app.operator', 'on', true);
  FOR of IN SELECT slug, group_slug FROM site LOOP
    PERFORM set_config('app.group', of.group_slug, true), set_config('app.site', of.slug, true);
    UPDATE reservation r SET phone_hash = NULL, email_hash = NULL, range_hash = NULL FROM lead l
      WHERE r.site_slug = of.slug AND l.site_slug = r.site_slug AND l.id = r.lead_id AND l.erased_at IS NOT NULL;
  END LOOP;
  PERFORM set_config('app.operator', '', true), set_config('app.group', '', true), set_config('app.site', '', true);
END $$;
