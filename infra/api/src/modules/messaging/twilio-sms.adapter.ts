import { z } from 'zod';
import { httpRequest, isSuccess } from '../../http-request';
import type { SmsPort } from './sms.port';

const TIMEOUT_MS = 8_000;
const acceptedSchema = z.object({ sid: z.string().min(1) });
const refusalSchema = z.object({ code: z.number().nullable().catch(null) });

export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  /** A messaging service (MG…) or a sender: a number in E.164 or an alphanumeric id. */
  sender: string;
  /** Twilio's own unless told otherwise. */
  origin?: string;
};

/**
 * SMS by Twilio Messaging. Sent means that Twilio named the message: a page of somebody in between is no answer. Errors
 * carry Twilio's code only: its sentences repeat the phone number.
 */
export function twilioSms({
  accountSid,
  authToken,
  sender,
  origin = 'https://api.twilio.com',
}: TwilioAccount): SmsPort {
  const url = `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return {
    async send({ to, text }) {
      const response = await httpRequest(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          To: to,
          Body: text,
          ...(sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }),
        }).toString(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.body.json().catch(() => null);
      if (isSuccess(response) && acceptedSchema.safeParse(answer).success) return;
      const code = refusalSchema.safeParse(answer).data?.code ?? 'unknown';
      const { statusCode: status } = response;
      throw Object.assign(new Error(`Twilio answered ${status}, code ${code}`), {
        responseCode: isSuccess(response) ? `${status} without a message` : status,
      });
    },
  };
}
