-- What was ever done to a release, in order. The present state is a fold over these rows
-- (infra/releases/src/fold-releases.ts); nothing is changed or removed, whoever asks.
create table release_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  remote text not null,
  kind text not null check (kind in (
    'published', 'rolled', 'pinned', 'unpinned', 'promoted', 'rolledback', 'blocked', 'unblocked', 'load-overridden')),
  payload jsonb not null
);

create function refuse_release_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'release_event is append-only: % refused', tg_op;
end $$;

create trigger release_event_append_only before update or delete on release_event
  for each row execute function refuse_release_event_change();
create trigger release_event_no_truncate before truncate on release_event
  for each statement execute function refuse_release_event_change();

-- Owned by the platform, not by a tenant: no tenant column, no policy. The application reads, the release tool writes.
revoke all on release_event from public;
grant select on release_event to dealer_app;
