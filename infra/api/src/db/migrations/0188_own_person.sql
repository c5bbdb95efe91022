-- A shopper's own deletion takes what was held back of them too, as the operator's command does.
GRANT DELETE ON lead_quarantine TO dealer_app;

-- Whether who sent it was signed in with the number in it: a number that was mistyped is somebody else's, who must not
-- read the sender's name nor hold their links. Of what came before nobody knows.
ALTER TABLE lead ADD COLUMN phone_proven boolean NOT NULL DEFAULT false;

-- Old changes are deleted with their notices: without it, each looks through all notices.
CREATE INDEX alert_notice_of_change ON alert_notice (group_slug, change_id);
