-- Where it is asked for, what reaches everybody on all sites is asked for by one person and approved by another one
-- (infra/releases/src/registry/second-approval.ts).
alter table release_event drop constraint release_event_kind_check;
alter table release_event add constraint release_event_kind_check check (kind in (
  'published', 'rolled', 'pinned', 'unpinned', 'promoted', 'rolledback', 'blocked', 'unblocked', 'load-overridden', 'requested'));

-- What the platform was set to; the newest row holds. In the database, so that every program that decides obeys it.
create table release_policy (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  second_approval boolean not null
);
create trigger release_policy_append_only before update or delete on release_policy
  for each row execute function refuse_release_event_change();
create trigger release_policy_no_truncate before truncate on release_policy
  for each statement execute function refuse_release_event_change();

create function enter_policy() returns trigger language plpgsql as $$
begin
  perform append_audit(audit_line('releases', null, new.at, new.actor, null, 'policy', 'all remotes',
    jsonb_build_object('second approval', new.second_approval)));
  return null;
end $$;
create constraint trigger release_policy_audited after insert on release_policy deferrable initially deferred
  for each row execute function enter_policy();

-- Owned by the platform, not by a tenant: no tenant column, no policy of rows. Only the platform and its tools read and write.
revoke all on release_policy from public;
