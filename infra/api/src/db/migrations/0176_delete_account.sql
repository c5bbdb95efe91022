-- A shopper deletes their own account from its page: as the operator's command does, bound to the site by row level security.
GRANT DELETE ON account, sms_outbox, alert_mail, alert_notice TO dealer_app;
