-- As 0225 and 0227, for what is left that names a phone: accounts, what they were told, and codes. A code is found before
-- anybody is known, by the browser or the address that asked for it (`app.key` is their keyed hash).
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY array['account', 'alert_mail', 'alert_notice', 'alert_push'] LOOP
    EXECUTE format('CREATE POLICY of_phone ON %I AS RESTRICTIVE TO dealer_app USING (CASE
      WHEN current_setting(''app.phone'', true) = ''*'' THEN true ELSE phone = current_setting(''app.phone'', true) END)', t);
  END LOOP;
END $$;
CREATE POLICY of_phone ON sign_in_code AS RESTRICTIVE TO dealer_app USING (CASE
  WHEN current_setting('app.phone', true) = '*' THEN true
  ELSE phone = current_setting('app.phone', true) OR current_setting('app.key', true) IN (browser_hash, ip_hash) END);

-- Codes that are a day old count for no limit any more: they go with the next that is asked for, whosever they were.
CREATE FUNCTION drop_old_codes() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS
  $$ DELETE FROM sign_in_code WHERE site_slug = current_setting('app.site', true) AND created_at < now() - interval '24 hours' $$;
REVOKE ALL ON FUNCTION drop_old_codes() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_old_codes() TO dealer_app;
