-- A budget that holds over any stretch of so many seconds, not over each quarter or hour of the clock: at the turn of one,
-- six codes went out in 24 seconds where three in a quarter of an hour may. Each that is taken has a row with its moment.
-- Whoever takes of a budget waits for who takes of it at the same moment.
CREATE FUNCTION take_sliding_budget(of_name text, of_key text, seconds integer, cap integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  used_before integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('budget|' || of_name || '|' || of_key, 0));
  SELECT coalesce(sum(b.used), 0) INTO used_before FROM budget_use b
  WHERE b.name = of_name AND b.key = of_key AND b.slot > now() - make_interval(secs => seconds);
  IF used_before >= cap THEN
    RETURN NULL;
  END IF;
  INSERT INTO budget_use AS b (name, key, slot, used) VALUES (of_name, of_key, now(), 1)
  ON CONFLICT (name, key, slot) DO UPDATE SET used = b.used + 1;
  RETURN used_before + 1;
END
$$;

-- Seconds until one of it may be taken again, 0 where one may be now: until what makes it full is older than the stretch.
CREATE FUNCTION sliding_budget_wait(of_name text, of_key text, seconds integer, cap integer) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(ceil(extract(epoch FROM max(taken.slot) - now()) + seconds)::integer, 0)
  FROM (
    SELECT b.slot, sum(b.used) OVER (ORDER BY b.slot DESC) AS since
    FROM budget_use b
    WHERE b.name = of_name AND b.key = of_key AND b.slot > now() - make_interval(secs => seconds)
  ) taken
  WHERE taken.since >= cap
$$;

REVOKE ALL ON FUNCTION take_sliding_budget(text, text, integer, integer), sliding_budget_wait(text, text, integer, integer)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_sliding_budget(text, text, integer, integer), sliding_budget_wait(text, text, integer, integer)
  TO dealer_app;
