-- What vehicle pages count, and how they find similar cars.

-- Views of a car on any site of its group, each visitor once in half an hour.
create table vehicle_view (
  group_slug text not null,
  vehicle_id text not null,
  views bigint not null default 0,
  primary key (group_slug, vehicle_id)
);

-- A shopper asked to see a dealer's phone number. Nothing says who.
create table phone_reveal (
  id bigint generated always as identity primary key,
  group_slug text not null,
  site_slug text not null,
  car_id text not null,
  dealership_id text not null,
  website_id text not null,
  created_at timestamptz not null default now()
);
create index phone_reveal_of_site on phone_reveal (site_slug, created_at);

alter table vehicle_view enable row level security;
alter table vehicle_view force row level security;
create policy of_group on vehicle_view using (group_slug = current_setting('app.group', true));
alter table phone_reveal enable row level security;
alter table phone_reveal force row level security;
create policy of_site on phone_reveal
  using (group_slug = current_setting('app.group', true) and site_slug = current_setting('app.site', true));

grant select, insert, update on vehicle_view to dealer_app;
grant insert on phone_reveal to dealer_app;

-- Similar cars: the nearest prices of a body, and of a model.
create index vehicle_body_price on vehicle (group_slug, body, price) where status = 'in_stock';
create index vehicle_model_price on vehicle (group_slug, make, model, price);
