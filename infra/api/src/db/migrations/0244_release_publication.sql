-- Builds that were sent over HTTP, and what became of each: the gate takes minutes, longer than a connection may live, and why
-- it refused one has to be known afterwards (infra/releases/src/upload/publication-log.ts).
create table release_publication (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  actor_id text,
  remote text not null,
  version text not null,
  -- What was sent, as its sender hashed it, and the gates that it is to pass by.
  digest text not null,
  despite text not null,
  -- The program that works on it, which has a lock of this name as long as it lives.
  held_by uuid not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'checking', 'rendering', 'accepted', 'refused', 'failed', 'interrupted')),
  ended_at timestamptz,
  outcome jsonb
);
create index release_publication_under_way on release_publication (remote, digest) where ended_at is null;
create index release_publication_at on release_publication (at);

-- Owned by the platform, not by a tenant: no tenant column, no policy. Only the platform reads and writes; nothing is granted
-- to the application.
revoke all on release_publication from public;
