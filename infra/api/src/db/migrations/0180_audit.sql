-- One log of what people and automation did (infra/platform/src/audit): each entry is bound to all before it by its hash. What
-- has a table of its own (releases, plans, rings, freezes, accounts) is entered by that table's trigger in the transaction
-- that writes it, so that neither is there without the other; `audited` says what each row's entry has to be.

-- One entry's content. Moments are UTC as text, so that an entry reads the same wherever it is read.
create function audit_line(area text, source text, at timestamptz, actor text, actor_id text, kind text, subject text, detail jsonb)
returns jsonb language sql stable as $$
  select jsonb_build_object('area', area, 'source', source, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actor', actor, 'actorId', actor_id, 'kind', kind, 'subject', subject, 'detail', detail)
$$;

create table audit_entry (
  -- Without gaps.
  id bigint primary key check (id > 0),
  entry jsonb not null,
  -- Hash of the entry before, 64 zeros before the first.
  previous text not null,
  -- sha256, in hex, over `previous`, a line end and `entry` as text.
  hash text not null,
  area text generated always as (entry ->> 'area') stored not null,
  -- Id of the row it was written for; null for what has no table.
  source text generated always as (entry ->> 'source') stored,
  at text generated always as (entry ->> 'at') stored not null,
  actor text generated always as (entry ->> 'actor') stored not null,
  kind text generated always as (entry ->> 'kind') stored not null,
  subject text generated always as (entry ->> 'subject') stored not null,
  unique (area, source)
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry is append-only: % refused', tg_op;
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- Writers take turns, so that the chain has one end.
create function append_audit(line jsonb) returns bigint language plpgsql as $$
declare
  ended audit_entry;
  before text;
begin
  perform pg_advisory_xact_lock(7040180);
  select * into ended from audit_entry order by id desc limit 1;
  before := coalesce(ended.hash, repeat('0', 64));
  insert into audit_entry (id, entry, previous, hash)
    values (coalesce(ended.id, 0) + 1, line, before, encode(sha256(convert_to(before || E'\n' || line::text, 'UTF8')), 'hex'));
  return coalesce(ended.id, 0) + 1;
end $$;

-- What the entry of a row is, by its table.
create function audit_line_of(of_table text, r jsonb) returns jsonb language sql stable as $$
  select case of_table
    when 'release_event' then audit_line('releases', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', r ->> 'kind', r ->> 'remote', r -> 'payload')
    when 'release_plan_event' then audit_line('plans', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', null, r ->> 'kind', r ->> 'remote', r -> 'payload')
    when 'release_ring' then audit_line('rings', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', null, case when r ->> 'rule' is null then 'removed' else 'set' end, r ->> 'name', r -> 'rule')
    when 'release_freeze' then audit_line('freezes', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', null, case when r ->> 'rule' is null then 'removed' else 'set' end, r ->> 'name', r -> 'rule')
    when 'operator_event' then audit_line('accounts', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', r ->> 'kind', r ->> 'subject', null)
  end
$$;

create view audited with (security_invoker) as
  select audit_line_of('release_event', to_jsonb(t)) as entry from release_event t
  union all select audit_line_of('release_plan_event', to_jsonb(t)) from release_plan_event t
  union all select audit_line_of('release_ring', to_jsonb(t)) from release_ring t
  union all select audit_line_of('release_freeze', to_jsonb(t)) from release_freeze t
  union all select audit_line_of('operator_event', to_jsonb(t)) from operator_event t;

create function enter_row() returns trigger language plpgsql as $$
begin
  perform append_audit(audit_line_of(tg_table_name, to_jsonb(new)));
  return null;
end $$;

-- Site configurations: which version is served. Who imports or reverts says so by the setting app.actor.
create function enter_served_site() returns trigger language plpgsql as $$
begin
  perform append_audit(audit_line('sites', null, now(), coalesce(nullif(current_setting('app.actor', true), ''), 'not said'), null,
    'served', new.slug, jsonb_build_object('version', new.current_version, 'before', old.current_version)));
  return null;
end $$;

-- What there was before, in the order in which it was done.
do $$
declare line jsonb;
begin
  perform set_config('app.operator', 'on', true);
  for line in select entry from audited order by entry ->> 'at', entry ->> 'area', (entry ->> 'source')::bigint loop
    perform append_audit(line);
  end loop;
  perform set_config('app.operator', '', true);
end $$;

-- At the end of a transaction, so that nobody holds the end of the chain while waiting for something else.
do $$
declare name text;
begin
  foreach name in array array['release_event', 'release_plan_event', 'release_ring', 'release_freeze', 'operator_event'] loop
    execute format('create constraint trigger %I after insert on %I deferrable initially deferred for each row execute function enter_row()',
      name || '_audited', name);
  end loop;
end $$;
create constraint trigger site_audited after update of current_version on site deferrable initially deferred
  for each row when (new.current_version is distinct from old.current_version) execute function enter_served_site();

-- Owned by the platform, not by a tenant: no tenant column, no policy. Nothing is granted to the application.
revoke all on audit_entry, audited from public;
revoke execute on function append_audit(jsonb) from public;
