-- What a past price included, as the vehicle's card said it then: null of a price from before this was noted, empty where
-- the card said none. A change of the type alone is a change of the price too: it is no longer for the same.
alter table vehicle_price add column price_type text;

create or replace function note_vehicle_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into vehicle_price (group_slug, vehicle_id, since, price, price_type)
    select o.group_slug, o.id, o.created_at, o.price, coalesce(o.card ->> 'price_type', '')
    from old_rows o join new_rows n using (group_slug, id)
    where (n.price is distinct from o.price or n.card ->> 'price_type' is distinct from o.card ->> 'price_type')
      and not exists (select from vehicle_price p where p.group_slug = o.group_slug and p.vehicle_id = o.id)
    on conflict do nothing;
    insert into vehicle_price (group_slug, vehicle_id, since, price, price_type)
    select n.group_slug, n.id, now(), n.price, coalesce(n.card ->> 'price_type', '')
    from old_rows o join new_rows n using (group_slug, id)
    where n.price is distinct from o.price or n.card ->> 'price_type' is distinct from o.card ->> 'price_type'
    on conflict (group_slug, vehicle_id, since)
      do update set price = excluded.price, price_type = excluded.price_type;
  else
    insert into vehicle_price (group_slug, vehicle_id, since, price, price_type)
    select group_slug, id, created_at, price, coalesce(card ->> 'price_type', '') from new_rows on conflict do nothing;
  end if;
  return null;
end $$;
