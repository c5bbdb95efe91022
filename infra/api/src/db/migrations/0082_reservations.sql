-- A deposit holds a car. A car belongs to a group, so every site of the group sees that it is held.
CREATE TABLE reservation (
  id uuid NOT NULL DEFAULT uuidv7(),
  group_slug text NOT NULL,
  site_slug text NOT NULL,
  lead_id uuid NOT NULL,
  car_id text NOT NULL,
  car_name text NOT NULL,
  -- held: waiting for the deposit. paid: the car is the shopper's. refund_due: paid, but too late or the wrong amount.
  state text NOT NULL CHECK (state IN ('held', 'paid', 'expired', 'cancelled', 'refund_due', 'refunded')),
  -- Whole cents of Australian dollars; the price as it was when the car was held, null where it had none.
  deposit_cents integer NOT NULL CHECK (deposit_cents > 0),
  price_cents integer,
  expires_at timestamptz NOT NULL,
  -- The payment provider's names of the checkout and of the payment.
  checkout_id text,
  payment_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  PRIMARY KEY (group_slug, id),
  UNIQUE (site_slug, lead_id)
);
-- Exactly one live reservation for a car, whatever happens at the same moment.
CREATE UNIQUE INDEX reservation_live ON reservation (group_slug, car_id) WHERE state IN ('held', 'paid');

-- Every event of the payment provider, once: it may deliver one twice, late or in another order.
CREATE TABLE payment_event (
  group_slug text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  reservation_id uuid NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_slug, event_id)
);

ALTER TABLE reservation ENABLE ROW LEVEL SECURITY;
ALTER TABLE reservation FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON reservation USING (group_slug = current_setting('app.group', true));
ALTER TABLE payment_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_event FORCE ROW LEVEL SECURITY;
CREATE POLICY of_group ON payment_event USING (group_slug = current_setting('app.group', true));
GRANT SELECT, INSERT, UPDATE ON reservation TO dealer_app;
GRANT SELECT, INSERT ON payment_event TO dealer_app;
