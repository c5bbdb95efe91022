-- What of its lenders a car's weekly cost depends on once a shopper chooses term, deposit and final payment: a code of
-- the group's dictionary, 0 for none. The worker fills it in as it starts. The band of the weekly repayment is
-- counted from the number itself, which a shopper's terms change, so its own column goes; the index that has every
-- column that search reads is made anew with the other one in its place (PostgreSQL allows no more).
ALTER TABLE vehicle_facet ADD COLUMN finance_offers integer NOT NULL DEFAULT 0;
ALTER TABLE vehicle_facet DROP COLUMN weekly_price_range;
DROP INDEX IF EXISTS vehicle_facet_cover;
CREATE INDEX vehicle_facet_cover ON vehicle_facet (group_slug, dealership_slug) INCLUDE (
  make, model, make_model, badge, body, fuel, drive, transmission, colour, status, car_type, item_type, city, state, location_name,
  dealership_name, tag, certified, seats, year, price_range, finance_offers, custom_rank, created_at, sold_at, price,
  subscription_price, km, weekly_repayment, id);
