-- What bringing a reserved car costs, in cents; null where it is picked up, or where nobody has a price for it.
alter table reservation add column delivery_cents integer check (delivery_cents >= 0);
