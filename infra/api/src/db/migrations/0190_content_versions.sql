-- Pages of a site's own text that were written or changed in the console or by `npm run content`: versions beside the site's
-- configuration, in which the other pages stand (infra/api/src/modules/site/content). Nothing is changed or removed, so that
-- no draft is lost.
create table content_version (
  site_slug slug not null references site (slug) on delete cascade,
  path text not null check (path like '/%'),
  version integer not null check (version > 0),
  -- The page as written (content-page.contract.ts).
  doc jsonb not null,
  author text not null,
  -- `account:…` or `token:…`; null for who works at a command line.
  author_id text,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  primary key (site_slug, path, version)
);

-- From when a version is what shoppers see. Of those whose time has come the one decided last counts: a later decision
-- takes the place of what was planned before it.
create table content_publication (
  id bigint generated always as identity primary key,
  site_slug slug not null references site (slug) on delete cascade,
  path text not null,
  version integer not null,
  starts_at timestamptz not null,
  actor text not null,
  actor_id text,
  at timestamptz not null default clock_timestamp(),
  foreign key (site_slug, path, version) references content_version (site_slug, path, version) on delete cascade
);
create index content_publication_of on content_publication (site_slug, path);

create function refuse_content_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op;
end $$;
create trigger content_version_append_only before update on content_version
  for each row execute function refuse_content_change();
create trigger content_publication_append_only before update on content_publication
  for each row execute function refuse_content_change();

-- Who decided what shoppers see is in the audit, too.
create function enter_content_publication() returns trigger language plpgsql as $$
begin
  perform append_audit(audit_line('content', null, new.at, new.actor, new.actor_id,
    case when new.starts_at > new.at then 'scheduled' else 'published' end, new.site_slug || new.path,
    jsonb_build_object('version', new.version, 'from', to_char(new.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))));
  return null;
end $$;
create constraint trigger content_publication_audited after insert on content_publication deferrable initially deferred
  for each row execute function enter_content_publication();

do $$
declare name text;
begin
  foreach name in array array['content_version', 'content_publication'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_site on %I using (site_slug = current_setting(''app.site'', true)) with check (false)', name);
    execute format('create policy of_operator on %I using (current_setting(''app.operator'', true) = ''on'')', name);
  end loop;
end $$;

-- The application reads; who writes is the operator port and the tools, as the owner.
grant select on content_version, content_publication to dealer_app;
