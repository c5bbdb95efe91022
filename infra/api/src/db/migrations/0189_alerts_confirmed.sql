-- Alerts go to an address only once somebody opened the link in a mail to it. Those who agreed before there was such a
-- link are asked when they save a search again.
ALTER TABLE alert_choice
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN confirmed_at timestamptz;

-- A price is compared with one that includes the same.
ALTER TABLE alert_car ADD COLUMN price_type text;
