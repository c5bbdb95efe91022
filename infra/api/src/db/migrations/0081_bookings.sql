-- Test drives and services at a place and time. A place belongs to a group, so every site of the group sees what is
-- taken; what a booking says of a person stands in its lead.
CREATE TABLE booking (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('test-drive', 'service')),
  location_id text NOT NULL,
  car_id text,
  starts_at timestamptz NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  -- Which of the place's people or bays it takes; the unique index makes one more impossible.
  seat integer NOT NULL CHECK (seat > 0),
  state text NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled')),
  -- Counts changes, as calendars want it.
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_slug, id),
  UNIQUE (site_slug, lead_id)
);
CREATE UNIQUE INDEX booking_seat ON booking (group_slug, location_id, kind, starts_at, seat) WHERE state = 'booked';
-- Nobody drives a car that somebody else is driving.
CREATE UNIQUE INDEX booking_car ON booking (group_slug, car_id, starts_at) WHERE state = 'booked' AND car_id IS NOT NULL;
CREATE INDEX booking_ahead ON booking (group_slug, location_id, starts_at);

ALTER TABLE booking ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON booking USING (group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT, UPDATE ON booking TO dealer_app;
