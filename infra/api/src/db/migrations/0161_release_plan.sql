-- What was judged of rollouts, by which figures (infra/releases/src/judgement): one row where a judgement had consequences.
create table release_judgement (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  remote text not null,
  version text not null,
  rollout text not null,
  verdict text not null check (verdict in ('abort', 'hold', 'good', 'wait')),
  words text not null,
  findings jsonb not null
);

-- Plans of rollouts, as what happened to them: the present is a fold over these rows (infra/releases/src/plan/fold-plans.ts).
create table release_plan_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  remote text not null,
  kind text not null check (kind in ('drafted', 'approved', 'stepped', 'held', 'resumed', 'aborted', 'promoted')),
  payload jsonb not null
);

-- Times in which no plan goes on; the newest row of a name holds, without a rule it is gone.
create table release_freeze (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  rule jsonb
);

create trigger release_judgement_append_only before update or delete on release_judgement
  for each row execute function refuse_release_event_change();
create trigger release_plan_event_append_only before update or delete on release_plan_event
  for each row execute function refuse_release_event_change();
create trigger release_freeze_append_only before update or delete on release_freeze
  for each row execute function refuse_release_event_change();

-- Owned by the platform, not by a tenant: no tenant column, no policy. Only the platform and its tools read and write.
revoke all on release_judgement, release_plan_event, release_freeze from public;
