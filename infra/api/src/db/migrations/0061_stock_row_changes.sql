-- Which search rows changed, so that a process that keeps a group's stock in memory reads those alone. A row says which
-- transaction changed it: what a reader has not seen yet is what its last snapshot did not show.
create table stock_row_change (
  group_slug text not null,
  -- null: so many rows that reading them all again is quicker.
  vehicle_id text,
  xact xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index stock_row_change_xact on stock_row_change (group_slug, xact);
alter table stock_row_change enable row level security;
alter table stock_row_change force row level security;
create policy stock_row_change_of_group on stock_row_change using (group_slug = current_setting('app.group', true));
grant select on stock_row_change to dealer_app;

-- Whoever changes stock, whatever the statement. The scope is set for each group in turn, because a migration may
-- change rows of several.
create function log_row_changes() returns trigger language plpgsql security definer set search_path = public as $$
declare
  most_listed constant integer := 5000;
  before text := current_setting('app.group', true);
  of_group text;
begin
  for of_group in select distinct group_slug from changed loop
    perform set_config('app.group', of_group, true);
    if (select count(*) from changed where group_slug = of_group) > most_listed then
      insert into stock_row_change (group_slug) values (of_group);
    else
      insert into stock_row_change (group_slug, vehicle_id) select group_slug, id from changed where group_slug = of_group;
    end if;
  end loop;
  perform set_config('app.group', coalesce(before, ''), true);
  return null;
end $$;
create trigger log_inserted_rows after insert on vehicle_facet referencing new table as changed
  for each statement execute function log_row_changes();
create trigger log_updated_rows after update on vehicle_facet referencing new table as changed
  for each statement execute function log_row_changes();
create trigger log_deleted_rows after delete on vehicle_facet referencing old table as changed
  for each statement execute function log_row_changes();

-- Tells who listens that a group's stock has changed, and forgets changes that everybody has long seen.
create function tell_stock_revision() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from stock_row_change where group_slug = new.group_slug and changed_at < now() - interval '1 day';
  perform pg_notify('stock_revision', new.group_slug);
  return null;
end $$;
create trigger tell_stock_revision after insert or update on stock_revision
  for each row execute function tell_stock_revision();
