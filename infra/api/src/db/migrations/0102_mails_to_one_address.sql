-- Whether a shopper's confirmation is sent itself, as part of the day's one summary, or not at all: decided with the
-- first try, so that a mail server that is down uses up nobody's budget.
ALTER TABLE lead_delivery ADD COLUMN mail_verdict text CHECK (mail_verdict IN ('own', 'summary', 'none'));
