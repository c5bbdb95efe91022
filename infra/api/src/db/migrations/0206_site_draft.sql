-- Menus, home page and announcement of a site as its staff are writing them, seen by nobody but who has the link: one draft
-- for each site, which goes once it is saved and shown. What was shown is kept as versions of its configuration.
create table site_draft (
  site_slug slug primary key references site (slug) on delete cascade,
  -- Counts up with each save: who saves second is told.
  number integer not null check (number > 0),
  -- Parts of the configuration, whole or not.
  doc jsonb not null,
  author text not null,
  saved_at timestamptz not null default clock_timestamp()
);
alter table site_draft enable row level security;
alter table site_draft force row level security;
create policy of_site on site_draft using (site_slug = current_setting('app.site', true)) with check (false);
create policy of_operator on site_draft using (current_setting('app.operator', true) = 'on');

-- The application reads it for who has the link; who writes is the operator port, as the owner.
grant select on site_draft to dealer_app;
