-- All budgets hold over any stretch of their seconds: of those by the day, twice the cap went out within minutes of midnight
-- (UTC). Those of alerts are taken by ten thousands in one transaction, more than there may be locks: whoever takes waits for
-- those who take of one of 128 parts of the keys, and each call locks its parts in one order.
DROP FUNCTION take_budget(text, text, integer, integer);

CREATE FUNCTION wait_for_budgets(of_name text, of_keys text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part integer;
BEGIN
  FOR part IN SELECT DISTINCT hashtext(k) & 127 FROM unnest(of_keys) k ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('budget|' || of_name || '|' || part, 0));
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION take_sliding_budget(of_name text, of_key text, seconds integer, cap integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  used_before integer;
BEGIN
  PERFORM wait_for_budgets(of_name, ARRAY[of_key]);
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

-- One of the same budget for each of these keys, in their order; a key that stands twice takes two.
CREATE FUNCTION take_sliding_budgets(of_name text, of_keys text[], seconds integer, cap integer) RETURNS boolean[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  answer boolean[];
BEGIN
  PERFORM wait_for_budgets(of_name, of_keys);
  WITH asked AS (
    SELECT k.key, k.place, row_number() OVER (PARTITION BY k.key ORDER BY k.place) AS nth
    FROM unnest(of_keys) WITH ORDINALITY AS k (key, place)
  ), used AS (
    SELECT a.key, (SELECT coalesce(sum(b.used), 0) FROM budget_use b
      WHERE b.name = of_name AND b.key = a.key AND b.slot > now() - make_interval(secs => seconds)) AS before
    FROM asked a WHERE a.nth = 1
  ), judged AS (
    SELECT a.key, a.place, u.before + a.nth <= cap AS taken FROM asked a JOIN used u ON u.key = a.key
  ), noted AS (
    INSERT INTO budget_use AS b (name, key, slot, used)
    SELECT of_name, j.key, now(), count(*) FROM judged j WHERE j.taken GROUP BY j.key
    ON CONFLICT (name, key, slot) DO UPDATE SET used = b.used + excluded.used
  )
  SELECT coalesce(array_agg(j.taken ORDER BY j.place), '{}') INTO answer FROM judged j;
  RETURN answer;
END
$$;

REVOKE ALL ON FUNCTION wait_for_budgets(text, text[]), take_sliding_budgets(text, text[], integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_sliding_budgets(text, text[], integer, integer) TO dealer_app;
