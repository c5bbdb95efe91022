-- Tenants: groups own stock and locations, sites show them under host names.
--
-- Scope of a transaction: app.group and app.site name the one group and site whose rows it may see.
-- app.operator = 'on' opens the tables of this file (and no stock, lead or account) to what serves
-- every site: the host directory and the operator's tools. With nothing set no row is visible.
grant usage on schema public to dealer_app;

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

create table dealer_group (
  slug slug primary key,
  name text not null
);

create table site (
  slug slug primary key,
  group_slug slug not null references dealer_group (slug),
  current_version integer not null default 0,
  -- From site_change: grows with every change of any site, so that readers see at once whether there is news.
  revision bigint not null,
  unique (group_slug, slug)
);

create sequence site_change;

create table site_host (
  host text primary key check (host = lower(host) and host !~ '[:/ ]'),
  site_slug slug not null references site (slug) on delete cascade
);
create index site_host_of_site on site_host (site_slug);

-- Append-only: what a site's configuration was, and when. site.current_version points into it.
create table site_config_version (
  site_slug slug not null references site (slug) on delete cascade,
  version integer not null check (version > 0),
  config jsonb not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (site_slug, version)
);

create table dealership (
  group_slug slug not null references dealer_group (slug),
  slug slug not null,
  id text not null,
  name text not null,
  -- What is not queried: lead e-mail, website, phones by car type.
  doc jsonb not null default '{}',
  primary key (group_slug, slug),
  unique (group_slug, id)
);

create table location (
  group_slug slug not null,
  id text not null,
  slug slug not null,
  dealership_slug slug not null,
  visible boolean not null default true,
  location_type text not null default '',
  -- Order within the group, as its file lists them.
  position integer not null default 0,
  -- The Location contract.
  doc jsonb not null,
  primary key (group_slug, id),
  unique (group_slug, slug),
  foreign key (group_slug, dealership_slug) references dealership (group_slug, slug)
);
create index location_of_dealership on location (group_slug, dealership_slug);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['dealer_group', 'site', 'site_host', 'site_config_version', 'dealership', 'location'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
  end loop;
end $$;

create policy of_group on dealer_group using (slug = current_setting('app.group', true)) with check (false);
create policy of_operator on dealer_group using (current_setting('app.operator', true) = 'on');
create policy of_site on site
  using (group_slug = current_setting('app.group', true) and slug = current_setting('app.site', true)) with check (false);
create policy of_operator on site using (current_setting('app.operator', true) = 'on');
create policy of_site on site_host using (site_slug = current_setting('app.site', true)) with check (false);
create policy of_operator on site_host using (current_setting('app.operator', true) = 'on');
create policy of_site on site_config_version using (site_slug = current_setting('app.site', true)) with check (false);
create policy of_operator on site_config_version using (current_setting('app.operator', true) = 'on');
create policy of_group on dealership using (group_slug = current_setting('app.group', true));
create policy of_group on location using (group_slug = current_setting('app.group', true));

-- The application reads; only the operator's tools, as the owner, write.
grant select on dealer_group, site, site_host, site_config_version, dealership, location to dealer_app;

-- pg-boss keeps its own tables here and makes them itself. Its jobs carry ids, never a shopper's data.
create schema pgboss;
grant usage, create on schema pgboss to dealer_app;
