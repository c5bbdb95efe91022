-- Pictures that a site's editors brought along (infra/api/src/modules/images/library). Each is stored as it was made anew by
-- the platform: upright, without metadata, of a size that is worth keeping. Its id follows from what it shows, so that
-- what stands under an address never changes.
create table library_picture (
  site_slug slug not null references site (slug) on delete cascade,
  id text not null check (id ~ '^own-[0-9a-f]{16}$'),
  -- As the file was called, for who looks for it.
  name text not null check (length(name) between 1 and 200),
  -- What it shows, for who does not see it.
  alt text not null check (length(btrim(alt)) between 1 and 300),
  -- What has to be seen when it is cut, in percent from the left and from the top.
  focus_x smallint not null check (focus_x between 0 and 100),
  focus_y smallint not null check (focus_y between 0 and 100),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  image bytea not null,
  thumbnail bytea not null,
  author text not null,
  author_id text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (site_slug, id)
);

alter table library_picture enable row level security;
alter table library_picture force row level security;
create policy of_site on library_picture using (site_slug = current_setting('app.site', true)) with check (false);
create policy of_operator on library_picture using (current_setting('app.operator', true) = 'on');

-- The application shows them; who brings and describes them is the operator port and the tools, as the owner.
grant select on library_picture to dealer_app;
