-- How much of something was used in a stretch of time, over all sites: text messages, mails to one address. Rows name
-- sites and keyed hashes only. No role but the owner reads or writes them: the application takes one piece at a time.
CREATE TABLE budget_use (
  name text NOT NULL,
  key text NOT NULL,
  slot timestamptz NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (name, key, slot)
);
REVOKE ALL ON budget_use FROM PUBLIC;

-- The count after taking one, or null where `cap` was reached. At once for any number of callers at the same moment.
CREATE FUNCTION take_budget(of_name text, of_key text, seconds integer, cap integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO budget_use AS b (name, key, slot, used)
  VALUES (of_name, of_key, to_timestamp(floor(extract(epoch FROM now()) / seconds) * seconds), 1)
  ON CONFLICT (name, key, slot) DO UPDATE SET used = b.used + 1 WHERE b.used < cap
  RETURNING used
$$;
CREATE FUNCTION drop_old_budgets() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM budget_use WHERE slot < now() - interval '3 days'
$$;
REVOKE ALL ON FUNCTION take_budget(text, text, integer, integer), drop_old_budgets() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_budget(text, text, integer, integer), drop_old_budgets() TO dealer_app;
