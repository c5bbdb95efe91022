-- The price that a shopper reads on a car (S4-22, S4-24): its offer, else its price, and none where a feed only filled
-- the field (shared-kit/domain/price/real-price.ts). What a car has cost and what alerts compare is this one.
CREATE FUNCTION shown_price(card jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN (card ->> 'offer_price')::float8 > 10 THEN (card ->> 'offer_price')::float8::integer
    WHEN (card ->> 'price')::float8 > 10 THEN (card ->> 'price')::float8::integer END
$$;

CREATE OR REPLACE FUNCTION note_vehicle_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    INSERT INTO vehicle_price (group_slug, vehicle_id, since, price, price_type)
    SELECT o.group_slug, o.id, o.created_at, shown_price(o.card), coalesce(o.card ->> 'price_type', '')
    FROM old_rows o JOIN new_rows n USING (group_slug, id)
    WHERE (shown_price(n.card) IS DISTINCT FROM shown_price(o.card)
        OR n.card ->> 'price_type' IS DISTINCT FROM o.card ->> 'price_type')
      AND NOT EXISTS (SELECT FROM vehicle_price p WHERE p.group_slug = o.group_slug AND p.vehicle_id = o.id)
    ON CONFLICT DO NOTHING;
    INSERT INTO vehicle_price (group_slug, vehicle_id, since, price, price_type)
    SELECT n.group_slug, n.id, now(), shown_price(n.card), coalesce(n.card ->> 'price_type', '')
    FROM old_rows o JOIN new_rows n USING (group_slug, id)
    WHERE shown_price(n.card) IS DISTINCT FROM shown_price(o.card)
      OR n.card ->> 'price_type' IS DISTINCT FROM o.card ->> 'price_type'
    ON CONFLICT (group_slug, vehicle_id, since)
      DO UPDATE SET price = excluded.price, price_type = excluded.price_type;
  ELSE
    INSERT INTO vehicle_price (group_slug, vehicle_id, since, price, price_type)
    SELECT group_slug, id, created_at, shown_price(card), coalesce(card ->> 'price_type', '') FROM new_rows
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- What alerts saw last becomes what was shown then: no offer that has long stood is told of as a drop.
ALTER TABLE vehicle NO FORCE ROW LEVEL SECURITY;
ALTER TABLE alert_car NO FORCE ROW LEVEL SECURITY;
UPDATE alert_car a SET price = shown_price(v.card) FROM vehicle v
WHERE v.group_slug = a.group_slug AND v.id = a.car_id AND a.price IS DISTINCT FROM shown_price(v.card);
ALTER TABLE alert_car FORCE ROW LEVEL SECURITY;
ALTER TABLE vehicle FORCE ROW LEVEL SECURITY;
