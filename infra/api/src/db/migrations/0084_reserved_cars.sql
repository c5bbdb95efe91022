-- A car whose deposit is paid shows as reserved wherever it is shown, and stays so when its feed is imported again.

CREATE FUNCTION car_is_paid_for(of_group text, of_car text) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM reservation r WHERE r.group_slug = of_group AND r.car_id = of_car AND r.state = 'paid')
$$;

-- The feed knows nothing of our deposits: its "not reserved" does not undo one.
CREATE FUNCTION keep_reserved() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF NOT NEW.reserved AND car_is_paid_for(NEW.group_slug, NEW.id) THEN
    NEW.reserved := true;
    NEW.card := jsonb_set(NEW.card, '{reserved}', 'true');
    NEW.doc := jsonb_set(NEW.doc, '{reserved}', 'true');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_reserved BEFORE INSERT OR UPDATE ON vehicle FOR EACH ROW EXECUTE FUNCTION keep_reserved();

-- Paid: reserved. No longer paid: free again, because a car the feed called reserved could not have been paid for here.
CREATE FUNCTION show_reserved() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  is_paid boolean := car_is_paid_for(NEW.group_slug, NEW.car_id);
BEGIN
  UPDATE vehicle SET reserved = is_paid,
    card = jsonb_set(card, '{reserved}', to_jsonb(is_paid)), doc = jsonb_set(doc, '{reserved}', to_jsonb(is_paid))
  WHERE group_slug = NEW.group_slug AND id = NEW.car_id AND reserved IS DISTINCT FROM is_paid;
  IF FOUND THEN
    INSERT INTO stock_revision AS known (group_slug) VALUES (NEW.group_slug)
    ON CONFLICT (group_slug) DO UPDATE SET revision = known.revision + 1, changed_at = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER show_reserved AFTER UPDATE OF state ON reservation FOR EACH ROW
  WHEN ((OLD.state = 'paid') IS DISTINCT FROM (NEW.state = 'paid')) EXECUTE FUNCTION show_reserved();
