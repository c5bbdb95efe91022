import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { outboxSms } from './outbox-sms';
import type { SmsPort } from './sms.port';
import { twilioSms } from './twilio-sms';

/** Twilio where an account is configured, else the operator's outbox. */
export function chooseSms({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER }: Config, db: Db): SmsPort {
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_SENDER) return outboxSms(db);
  return twilioSms({ accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, sender: TWILIO_SENDER });
}
