-- Dealer staff may be bound to some sites of their group; none named means all of them, as before.
alter table operator_account add column of_sites text[] not null default '{}'
  check (role = 'dealer' or cardinality(of_sites) = 0);
