-- What people say of a location, as imported last: its mean and number over all reviews, and those at hand. Names of
-- reviewers are theirs, made public by them; the next import replaces all of it.
CREATE TABLE location_reviews (
  group_slug text NOT NULL,
  location_slug text NOT NULL,
  doc jsonb NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (group_slug, location_slug)
);
ALTER TABLE location_reviews ENABLE ROW LEVEL SECURITY;
ALTER TABLE location_reviews FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON location_reviews USING (group_slug = current_setting('app.group', true));
GRANT SELECT ON location_reviews TO dealer_app;
