-- As 0225, for the tables whose rows are found before anybody is known: by the session's token, a passkey, a shared list's
-- link, a browser's push address. A transaction names the phone, or by `app.key` what the request brought; without either the
-- application sees none of them. A key opens the one row that it belongs to.
DO $$
DECLARE t text; k text;
BEGIN
  FOR t, k IN VALUES ('session', 'token_hash'), ('passkey', 'id'), ('watchlist_share', 'id::text'), ('push_subscription', 'endpoint')
  LOOP
    EXECUTE format('CREATE POLICY of_phone ON %I AS RESTRICTIVE TO dealer_app USING (CASE
      WHEN current_setting(''app.phone'', true) = ''*'' THEN true
      ELSE phone = current_setting(''app.phone'', true) OR %s = current_setting(''app.key'', true) END)', t, k);
  END LOOP;
END $$;

-- Whoever signs a browser out, by a token alone too, ends its notifications (0202).
ALTER FUNCTION end_pushes_of_session() SECURITY DEFINER SET search_path = public;
REVOKE ALL ON FUNCTION end_pushes_of_session() FROM PUBLIC;

-- Sessions that are over are nobody's any more: with the next sign-in at their site they go, whosever they were.
CREATE FUNCTION drop_ended_sessions() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS
  $$ DELETE FROM session WHERE site_slug = current_setting('app.site', true) AND expires_at < now() $$;
REVOKE ALL ON FUNCTION drop_ended_sessions() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_ended_sessions() TO dealer_app;

-- Who deletes their account deletes the messages that were sent to them there, too: the application reads no messages, and
-- without reading could delete none (0021, 0176).
CREATE FUNCTION forget_messages() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS
  $$ DELETE FROM sms_outbox WHERE site_slug = current_setting('app.site', true) AND recipient = current_setting('app.phone', true) $$;
REVOKE ALL ON FUNCTION forget_messages() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_messages() TO dealer_app;
