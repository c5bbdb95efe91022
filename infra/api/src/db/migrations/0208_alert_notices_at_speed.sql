-- A round writes a notice for each shopper and change, and most wait without a mail at first: those are in no list by mail,
-- so that writing them keeps one index less.
DROP INDEX alert_notice_of_mail;
CREATE INDEX alert_notice_of_mail ON alert_notice (site_slug, mail_id) WHERE mail_id IS NOT NULL;

-- A round can write a million notices at once, of which the planner knows nothing until the next autovacuum: it would read all
-- that wait for each of the transactions that make messages. Only the owner may count a table; the application may ask.
CREATE FUNCTION count_alert_notices() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  ANALYZE alert_notice;
END $$;
REVOKE ALL ON FUNCTION count_alert_notices() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_alert_notices() TO dealer_app;
