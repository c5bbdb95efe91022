-- What a vehicle has cost, as shoppers saw it: one row for each price, from when it counted.
create table vehicle_price (
  group_slug text not null,
  vehicle_id text not null,
  since timestamptz not null,
  price integer,
  primary key (group_slug, vehicle_id, since)
);

alter table vehicle_price enable row level security;
alter table vehicle_price force row level security;
create policy of_group on vehicle_price using (group_slug = current_setting('app.group', true));
grant select, insert on vehicle_price to dealer_app;

-- By statement, not by row: an import writes thousands. A price from before this table is noted with the first change.
create function note_vehicle_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into vehicle_price
    select o.group_slug, o.id, o.created_at, o.price
    from old_rows o join new_rows n using (group_slug, id)
    where n.price is distinct from o.price
      and not exists (select from vehicle_price p where p.group_slug = o.group_slug and p.vehicle_id = o.id)
    on conflict do nothing;
    insert into vehicle_price
    select n.group_slug, n.id, now(), n.price
    from old_rows o join new_rows n using (group_slug, id)
    where n.price is distinct from o.price
    on conflict (group_slug, vehicle_id, since) do update set price = excluded.price;
  else
    insert into vehicle_price select group_slug, id, created_at, price from new_rows on conflict do nothing;
  end if;
  return null;
end $$;

create trigger note_new_prices after insert on vehicle
  referencing new table as new_rows for each statement execute function note_vehicle_prices();
create trigger note_changed_prices after update on vehicle
  referencing old table as old_rows new table as new_rows for each statement execute function note_vehicle_prices();
grant update on vehicle_price to dealer_app;
