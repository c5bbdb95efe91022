-- When the vehicle that a deal trades in was valued: an estimate grows old. Of deals kept before, nobody knows.
ALTER TABLE deal ADD COLUMN trade_in_at timestamptz;
