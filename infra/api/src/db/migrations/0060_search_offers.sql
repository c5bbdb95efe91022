-- Whether a car's price has come down (S4-22, S4-26), beside what else search counts: reading it from the cards of a
-- stock of 250,000 took over a minute.
alter table vehicle_facet add column offer boolean not null default false;

-- Rows of all groups: for this statement alone the owner is not held to one.
alter table vehicle no force row level security;
alter table vehicle_facet no force row level security;
update vehicle_facet f set offer = true
from vehicle v
where v.group_slug = f.group_slug and v.id = f.id and v.status in ('in_stock', 'coming_soon')
  and ((v.card ->> 'offer_price')::float8 > 10 or (v.card ->> 'before_price')::float8 > (v.card ->> 'price')::float8);
alter table vehicle force row level security;
alter table vehicle_facet force row level security;
