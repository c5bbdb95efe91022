import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { outboxSms } from './outbox-sms';
import type { SmsPort } from './sms.port';
import { twilioSms } from './twilio-sms';

/** Twilio where an account is configured, else the operator's outbox. */
export function chooseSms(config: Config, db: Db): SmsPort {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER, TWILIO_API_URL } = config;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_SENDER) return outboxSms(db);
  const account = { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, sender: TWILIO_SENDER };
  return twilioSms({ ...account, ...(TWILIO_API_URL && { origin: new URL(TWILIO_API_URL).origin }) });
}
