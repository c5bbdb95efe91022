import { expect } from '@playwright/test';
import { operatorHeaders, operatorOrigin } from '../running-platform';

export type CaughtMail = {
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  attachments: { filename: string; mimeType: string; url: string }[];
};
type CaughtSms = { to: string; text: string; sentAt: string };
type Outbox = { mails: CaughtMail[]; sms: CaughtSms[] };

async function outbox(): Promise<Outbox> {
  const answer = await fetch(`${operatorOrigin}/outbox.json?limit=200`, { headers: operatorHeaders() });
  return (await answer.json()) as Outbox;
}

/** The caught mails that answer to a shopper, once there is at least one: workers deliver after the shopper has gone on. */
export function mailsFrom(email: string): Promise<CaughtMail[]> {
  return mailsWith(`from ${email}`, ({ replyTo }) => replyTo.includes(email));
}

/** The caught mails to a shopper, once there is at least one. */
export function mailsTo(email: string): Promise<CaughtMail[]> {
  return mailsWith(`to ${email}`, ({ to }) => to.includes(email));
}

async function mailsWith(what: string, fits: (mail: CaughtMail) => boolean): Promise<CaughtMail[]> {
  let found: CaughtMail[] = [];
  await expect(async () => {
    found = (await outbox()).mails.filter(fits);
    expect(found, `mails ${what}`).not.toHaveLength(0);
  }).toPass({ timeout: 20_000 });
  return found;
}

/** The text of a mail's attachment. */
export async function attachmentText(mail: CaughtMail, filename: RegExp): Promise<string> {
  const attachment = mail.attachments.find((candidate) => filename.test(candidate.filename));
  if (!attachment)
    throw new Error(
      `"${mail.subject}" has no attachment ${filename}, only ${mail.attachments.map((one) => one.filename).join(', ')}`,
    );
  return (await fetch(`${operatorOrigin}${attachment.url}`, { headers: operatorHeaders() })).text();
}

/** The newest sign-in code that was sent to a phone, given in E.164. */
export async function signInCode(phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const sms = (await outbox()).sms.find(({ to }) => to === phone);
    code = sms?.text.match(/\b\d{3}\s?\d{3}\b/)?.[0].replaceAll(/\s/g, '');
    expect(code, `a code sent to ${phone}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}
