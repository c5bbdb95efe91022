-- A shopper's own deletion takes what was held back of them too, as the operator's command does.
GRANT DELETE ON lead_quarantine TO dealer_app;
