-- Alerts by text message, beside mails or instead of them: agreed to apart, stopped apart. The number needs no proof of its
-- own, as the choice is that of the phone that is signed in.
ALTER TABLE alert_choice
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN wording DROP NOT NULL,
  ADD COLUMN texts_wording text,
  ADD COLUMN texts_agreed_at timestamptz,
  ADD COLUMN texts_stopped_at timestamptz,
  ADD COLUMN hears_mail boolean NOT NULL
    GENERATED ALWAYS AS (email IS NOT NULL AND stopped_at IS NULL AND confirmed_at IS NOT NULL) STORED,
  ADD COLUMN hears_text boolean NOT NULL
    GENERATED ALWAYS AS (texts_agreed_at IS NOT NULL AND texts_stopped_at IS NULL) STORED;

ALTER TABLE saved_search ADD COLUMN texts boolean NOT NULL DEFAULT false;
DROP INDEX saved_search_of_make;
DROP INDEX saved_search_of_any_make;
CREATE INDEX saved_search_of_make ON saved_search USING gin (makes) WHERE alerts OR texts;
CREATE INDEX saved_search_of_any_make ON saved_search (site_slug) WHERE (alerts OR texts) AND makes = '{}';

-- A message tells by one channel. By which ones somebody is told of a change is settled when it is noted: who asks for
-- another later is not told of what was before.
ALTER TABLE alert_mail ADD COLUMN channel text NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'text'));
ALTER TABLE alert_notice
  ADD COLUMN by_mail boolean NOT NULL DEFAULT true,
  ADD COLUMN by_text boolean NOT NULL DEFAULT false,
  ADD COLUMN text_id uuid;
DROP INDEX alert_notice_waiting;
CREATE INDEX alert_notice_waiting ON alert_notice (site_slug, phone) WHERE by_mail AND mail_id IS NULL;
CREATE INDEX alert_notice_text_waiting ON alert_notice (site_slug, phone) WHERE by_text AND text_id IS NULL;
CREATE INDEX alert_notice_of_text ON alert_notice (site_slug, text_id) WHERE text_id IS NOT NULL;
