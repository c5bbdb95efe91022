-- Postcode areas and towns for "near me", imported by whoever runs the platform. They are no dealer's: every group's
-- searches read them. Without a list the product's own small one counts.
create table place (
  -- In the file; the first of a postcode stands for all of it.
  line integer not null,
  postcode text not null,
  name text not null,
  state text not null,
  lat double precision not null,
  long double precision not null
);
create unique index place_name on place (postcode, lower(name));

create table place_list (
  is_only boolean primary key default true check (is_only),
  file_name text not null,
  places integer not null,
  imported_at timestamptz not null default clock_timestamp()
);
grant select on place, place_list to dealer_app;
