-- One list of the notices that still wait for a message, by whichever channel: writing a notice keeps one index less.
DROP INDEX alert_notice_waiting;
DROP INDEX alert_notice_text_waiting;
CREATE INDEX alert_notice_waiting ON alert_notice (site_slug, phone)
  WHERE by_mail AND mail_id IS NULL OR by_text AND text_id IS NULL;
