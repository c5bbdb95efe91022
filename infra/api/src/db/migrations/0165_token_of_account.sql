-- Whose token it is: one ends with the account that made it (infra/platform/src/operator/accounts/operator-tokens.ts). Null for
-- one that was made at the machine, and for an earlier one whose maker has another name by now.
alter table operator_token add column of_account uuid references operator_account on delete cascade;
create index operator_token_of on operator_token (of_account);

select set_config('app.operator', 'on', true);
update operator_token t set of_account = a.id from operator_account a where lower(a.name) = lower(t.made_by);
select set_config('app.operator', '', true);
