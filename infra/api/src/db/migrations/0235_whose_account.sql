-- Whose accounts are, whatever they are called. A start of the platform prints its link for the account of the machine's user,
-- also after that account was renamed: by its name alone it would make them a second one.
alter table operator_account add column machine_user text;
create unique index operator_account_of_machine_user on operator_account (lower(machine_user));

-- The account that was shown the last link to this one, and when: by it they could have signed in themselves. Null for a link
-- that was printed at the machine.
alter table operator_account add column linked_by uuid references operator_account on delete set null;
alter table operator_account add column linked_at timestamptz;

select set_config('app.operator', 'on', true);
-- The start's own: invited at the machine by a user of its first name.
update operator_account a set machine_user = own.name
from (
  select known.id, coalesce(
    (select e.actor from operator_event e where e.kind = 'renamed' and e.actor_id = 'account:' || known.id order by e.id limit 1),
    known.name) as name
  from operator_account known
) own
where own.id = a.id and exists (
  select from operator_event e
  where e.kind = 'invited' and e.actor_id is null and e.subject = e.actor || ' as manager' and lower(e.actor) = lower(own.name)
) and not exists (
  select from operator_account other where lower(other.name) = lower(own.name) and other.id <> a.id
);
select set_config('app.operator', '', true);
