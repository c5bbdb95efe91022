-- Rings: named groups of sites that versions are rolled out to (infra/releases/src/rings). The newest row of a name says
-- which sites it is; without a rule the ring is removed. Nothing is changed or deleted: who set what stays readable.
create table release_ring (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  rule jsonb
);

create trigger release_ring_append_only before update or delete on release_ring
  for each row execute function refuse_release_event_change();
create trigger release_ring_no_truncate before truncate on release_ring
  for each statement execute function refuse_release_event_change();

-- Owned by the platform, not by a tenant: no tenant column, no policy. The application reads, the release tool writes.
revoke all on release_ring from public;
grant select on release_ring to dealer_app;
