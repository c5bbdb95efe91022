-- A valuation as the shopper's page saved it (POST /api/miscellaneous), at sites that want it; it names the plate.
ALTER TABLE valuation ADD COLUMN saved jsonb;

CREATE OR REPLACE FUNCTION forget_with_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE reservation SET phone_hash = NULL, email_hash = NULL, range_hash = NULL, checkout_id = NULL
    WHERE site_slug = NEW.site_slug AND lead_id = NEW.id AND state <> 'held';
  UPDATE reservation SET range_hash = NULL WHERE site_slug = NEW.site_slug AND lead_id = NEW.id AND state = 'held';
  UPDATE spin_play SET phone_hash = 'erased ' || id, code = '' WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  UPDATE valuation SET vehicle = vehicle - 'rego' - 'plate' - 'vin', saved = NULL
    WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  RETURN NULL;
END $$;
