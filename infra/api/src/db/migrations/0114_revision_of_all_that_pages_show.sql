-- A remembered page is true up to a revision of its group's stock (shell/src/server/remembered): what pages show besides
-- the stock counts it up as well, and whoever asks for all groups may read it.
create policy of_operator on stock_revision for select using (current_setting('app.operator', true) = 'on');

create function count_up_stock_revision() returns trigger language plpgsql security definer set search_path = public as $$
declare
  of_group text := coalesce(new.group_slug, old.group_slug);
begin
  insert into stock_revision as known (group_slug) values (of_group)
  on conflict (group_slug) do update set revision = known.revision + 1, changed_at = now();
  return null;
end $$;
create trigger count_up_stock_revision after insert or update or delete on location
  for each row execute function count_up_stock_revision();
create trigger count_up_stock_revision after insert or update or delete on dealership
  for each row execute function count_up_stock_revision();
-- A form for a test drive lists the times that are free.
create trigger count_up_stock_revision after insert or update or delete on booking
  for each row execute function count_up_stock_revision();
