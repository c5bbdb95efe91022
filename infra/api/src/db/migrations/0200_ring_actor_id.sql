-- Which account or token set a ring or a freeze, as of plans (0186): a name can be changed. Null for a command line and for what
-- was set earlier.
alter table release_ring add column actor_id text;
alter table release_freeze add column actor_id text;

create or replace function audit_line_of(of_table text, r jsonb) returns jsonb language sql stable as $$
  select case of_table
    when 'release_event' then audit_line('releases', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', r ->> 'kind', r ->> 'remote', r -> 'payload')
    when 'release_plan_event' then audit_line('plans', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', r ->> 'kind', r ->> 'remote', r -> 'payload')
    when 'release_ring' then audit_line('rings', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', case when r ->> 'rule' is null then 'removed' else 'set' end, r ->> 'name', r -> 'rule')
    when 'release_freeze' then audit_line('freezes', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', case when r ->> 'rule' is null then 'removed' else 'set' end, r ->> 'name', r -> 'rule')
    when 'operator_event' then audit_line('accounts', r ->> 'id', (r ->> 'at')::timestamptz, r ->> 'actor', r ->> 'actor_id', r ->> 'kind', r ->> 'subject', null)
  end
$$;
