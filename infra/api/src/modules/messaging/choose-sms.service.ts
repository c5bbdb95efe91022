import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { outboxSms } from './outbox-sms.adapter';
import type { SmsPort } from './sms.port';
import { twilioSms } from './twilio-sms.adapter';

/** No text message of the platform goes to a number that `numberRefusal` (number-refusal.ts) names. */
export function chooseSms(config: Config, db: Db): SmsPort {
  const port = providerOf(config, db);
  return {
    async send(sms) {
      // The ranges of all countries' numbers are large, and most processes send no text message.
      const { numberRefusal } = await import('./number-refusal');
      const refusal = numberRefusal(sms.to);
      if (refusal) throw Object.assign(new Error(`No text message to a ${refusal} number`), { code: 'NUMBER_REFUSED' });
      await port.send(sms);
    },
  };
}

/** Twilio where an account is configured, else the operator's outbox. */
function providerOf(config: Config, db: Db): SmsPort {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER, TWILIO_API_URL } = config;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_SENDER) return outboxSms(db);
  const account = { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, sender: TWILIO_SENDER };
  return twilioSms({ ...account, ...(TWILIO_API_URL && { origin: new URL(TWILIO_API_URL).origin }) });
}
