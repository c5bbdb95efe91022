-- What a shopper keeps is shown to the phone that a transaction names, whatever its queries say: without `app.phone` the
-- application sees none of it, with '*' (EVERY_PHONE in db/scope.ts) all of a site, as workers and signed links need it.
-- For the application alone: the owner's tools forget, restore and migrate. A CASE, so that the planner takes half of the
-- rows for likely and keeps to the indexes that the queries' own conditions name.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY array['watchlist_entry', 'saved_search', 'deal', 'alert_choice'] LOOP
    EXECUTE format('CREATE POLICY of_phone ON %I AS RESTRICTIVE TO dealer_app USING (CASE
      WHEN current_setting(''app.phone'', true) = ''*'' THEN true ELSE phone = current_setting(''app.phone'', true) END)', t);
  END LOOP;
END $$;

-- Whoever takes the last browser away, by a sign-out that names no phone too, ends its notifications (0202).
ALTER FUNCTION stop_pushes() SECURITY DEFINER SET search_path = public;
REVOKE ALL ON FUNCTION stop_pushes() FROM PUBLIC;
