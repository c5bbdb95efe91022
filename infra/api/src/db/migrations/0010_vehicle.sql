-- Stock: vehicles of a dealer group, what search reads, and the imports that filled them.
create extension if not exists fuzzystrmatch;

-- One car, bike, truck or caravan. `doc` is the Car contract, `card` the part of it that a results card shows.
-- Prices are whole dollars including GST, km kilometres, weekly_repayment dollars a week.
create table vehicle (
  group_slug text not null,
  id text not null,
  slug text not null,
  dealership_slug text not null,
  location_id text,
  stocknum text not null,
  status text,
  car_type text not null check (car_type in ('new', 'used', 'demo')),
  item_type text,
  year integer,
  make text not null,
  model text not null,
  badge text,
  series text,
  body text,
  fuel text,
  drive text,
  transmission text,
  colour text,
  seats integer,
  doors integer,
  city text,
  state text,
  tag text,
  -- What a shopper reads as the price (offer, else price); null where none may be shown.
  price integer,
  subscription_price integer,
  km integer,
  weekly_repayment integer,
  certified boolean not null default false,
  reserved boolean not null default false,
  custom_rank integer not null default 0,
  show_on_dealer_website boolean not null default true,
  created_at timestamptz not null,
  sold_at timestamptz,
  import_id bigint,
  -- Of the feed's row, to leave an unchanged car untouched.
  content_hash text not null,
  card jsonb not null,
  doc jsonb not null,
  primary key (group_slug, id),
  unique (group_slug, slug)
);
create index vehicle_dealership on vehicle (group_slug, dealership_slug);
create index vehicle_stocknum on vehicle (group_slug, stocknum);
create index vehicle_model on vehicle (group_slug, lower(make), lower(model));

-- Dictionary of facet values: `key` is the value in lower case, `label` its first spelling. Code 0 means "none".
create table facet_value (
  group_slug text not null,
  attribute text not null,
  code integer not null check (code > 0),
  key text not null,
  label text not null,
  primary key (group_slug, attribute, code),
  unique (group_slug, attribute, key)
);

-- What search scans: one narrow row of codes for each vehicle that a site could show.
create table vehicle_facet (
  make integer not null,
  model integer not null,
  make_model integer not null,
  badge integer not null,
  body integer not null,
  fuel integer not null,
  drive integer not null,
  transmission integer not null,
  colour integer not null,
  status integer not null,
  car_type integer not null,
  item_type integer not null,
  city integer not null,
  state integer not null,
  location_name integer not null,
  dealership_name integer not null,
  dealership_slug integer not null,
  tag integer not null,
  certified integer not null,
  seats integer not null,
  year integer not null,
  price_range integer not null,
  weekly_price_range integer not null,
  custom_rank integer not null,
  created_at timestamptz not null,
  sold_at timestamptz,
  price integer,
  subscription_price integer,
  km integer,
  weekly_repayment integer,
  features integer[] not null default '{}',
  group_slug text not null,
  id text not null,
  words tsvector not null,
  primary key (group_slug, id),
  foreign key (group_slug, id) references vehicle (group_slug, id) on delete cascade
);
create index vehicle_facet_dealership on vehicle_facet (group_slug, dealership_slug);
create index vehicle_facet_make on vehicle_facet (group_slug, make);
create index vehicle_facet_fuel on vehicle_facet (group_slug, fuel);
create index vehicle_facet_item_type on vehicle_facet (group_slug, item_type);

-- Every word a search can meet, for prefixes and misspellings.
create table stock_word (
  group_slug text not null,
  word text collate "C" not null,
  cars integer not null,
  primary key (group_slug, word)
);

-- Counts up with every change of a group's stock; part of each cache key.
create table stock_revision (
  group_slug text primary key,
  revision bigint not null default 1,
  changed_at timestamptz not null default now()
);

create table stock_import (
  id bigint generated always as identity primary key,
  group_slug text not null,
  kind text not null default 'import' check (kind in ('import', 'revert')),
  reverts_import_id bigint references stock_import (id),
  file_name text not null,
  mapping text,
  status text not null default 'staging' check (status in ('staging', 'live', 'refused', 'failed', 'reverted')),
  rows_read integer not null default 0,
  rows_refused integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  removed integer not null default 0,
  message text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index stock_import_group on stock_import (group_slug, id desc);

create table stock_import_refusal (
  import_id bigint not null references stock_import (id) on delete cascade,
  group_slug text not null,
  row_number integer not null,
  field text not null,
  reason text not null,
  value text not null default ''
);
create index stock_import_refusal_import on stock_import_refusal (import_id, row_number);

-- What a car was before an import touched it; null where it did not exist. Enough to go back.
create table stock_import_change (
  import_id bigint not null references stock_import (id) on delete cascade,
  group_slug text not null,
  vehicle_id text not null,
  dealership_slug text not null,
  before jsonb,
  primary key (import_id, vehicle_id)
);

do $$
declare
  t text;
begin
  foreach t in array array['vehicle', 'facet_value', 'vehicle_facet', 'stock_word', 'stock_revision',
    'stock_import', 'stock_import_refusal', 'stock_import_change'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format($p$create policy %I on %I using (group_slug = current_setting('app.group', true))$p$, t || '_of_group', t);
  end loop;
end $$;

-- The application reads stock; only the nightly estimate writes it. Imports run as the owner.
grant select, update on vehicle, vehicle_facet to dealer_app;
grant select, insert, update on facet_value, stock_revision to dealer_app;
grant select on stock_word, stock_import, stock_import_refusal to dealer_app;
