-- New models of a group's brands: what the brand and model pages show.
create table new_model (
  group_slug text not null,
  slug text not null,
  make text not null,
  make_slug text not null,
  name text not null,
  item_type text not null,
  body text,
  doc jsonb not null,
  primary key (group_slug, slug)
);
create index new_model_make on new_model (group_slug, make_slug);

alter table new_model enable row level security;
alter table new_model force row level security;
create policy of_group on new_model using (group_slug = current_setting('app.group', true));
grant select on new_model to dealer_app;
