-- Opening hours and holiday hours of a location that its dealer's staff wrote in the console: versions, the newest of which
-- stands in the location itself (location.doc), where every reader has it. Nothing is changed or removed.
create table location_hours_version (
  group_slug slug not null references dealer_group (slug) on delete cascade,
  -- By slug: an import writes the locations of a group anew.
  location_slug text not null,
  version integer not null check (version > 0),
  -- As they were written (hours-desk.contract.ts).
  doc jsonb not null,
  -- As the group's file had them at that time: a file that says something else since takes their place.
  filed jsonb not null,
  -- Empty for what a file took the place with.
  author text not null,
  -- `account:...` or `token:...`.
  author_id text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (group_slug, location_slug, version)
);
create trigger location_hours_version_append_only before update on location_hours_version
  for each row execute function refuse_content_change();

alter table location_hours_version enable row level security;
alter table location_hours_version force row level security;
create policy of_group on location_hours_version using (group_slug = current_setting('app.group', true));

-- Who writes is the operator port and the tools, as the owner.
grant select on location_hours_version to dealer_app;
