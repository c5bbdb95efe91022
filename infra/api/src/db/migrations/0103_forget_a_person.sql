-- Everything that names a person can be forgotten, by a request or by its age. The owner's tools forget a site's
-- messages; the application forgets by age only.
CREATE POLICY of_site_kept ON sms_outbox FOR SELECT TO CURRENT_USER USING (site_slug = current_setting('app.site', true));
CREATE POLICY of_site_forgets ON sms_outbox FOR DELETE TO CURRENT_USER USING (site_slug = current_setting('app.site', true));

-- Accounts nobody used since `unused_since`, with what they saved; codes and sessions that opened nothing any more;
-- messages of the outbox after 30 days. In the scope of one site.
CREATE FUNCTION drop_old_account_data(unused_since timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  dropped integer;
BEGIN
  DELETE FROM account a WHERE a.created_at < unused_since
    AND NOT EXISTS (SELECT FROM session s WHERE s.site_slug = a.site_slug AND s.phone = a.phone AND s.renewed_at >= unused_since)
    AND NOT EXISTS (SELECT FROM watchlist_entry w WHERE w.site_slug = a.site_slug AND w.phone = a.phone AND w.saved_at >= unused_since);
  GET DIAGNOSTICS dropped = ROW_COUNT;
  DELETE FROM session WHERE expires_at < now();
  DELETE FROM sign_in_code WHERE created_at < now() - interval '1 day';
  DELETE FROM sms_outbox WHERE created_at < now() - interval '30 days';
  RETURN dropped;
END $$;
REVOKE ALL ON FUNCTION drop_old_account_data(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_old_account_data(timestamptz) TO dealer_app;

-- What was made with a lead forgets its person with it, however the lead is erased.
CREATE FUNCTION forget_with_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE reservation SET phone_hash = NULL, email_hash = NULL, range_hash = NULL, checkout_id = NULL
    WHERE site_slug = NEW.site_slug AND lead_id = NEW.id AND state <> 'held';
  UPDATE reservation SET range_hash = NULL WHERE site_slug = NEW.site_slug AND lead_id = NEW.id AND state = 'held';
  UPDATE spin_play SET phone_hash = 'erased ' || id, code = '' WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  UPDATE valuation SET vehicle = vehicle - 'rego' - 'plate' - 'vin' WHERE site_slug = NEW.site_slug AND lead_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_with_lead AFTER UPDATE OF erased_at ON lead FOR EACH ROW
  WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION forget_with_lead();
