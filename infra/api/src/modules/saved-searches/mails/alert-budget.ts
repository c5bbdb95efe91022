import { DAY_S } from '@shared-kit/domain/time/seconds';
import { takeBudget } from '../../../db/budget';
import type { Tx } from '../../../db/db';
import { keyedHash } from '../../../signing/keyed-hash';
import { mailbox } from '../../../text/mailbox';

/** Text messages to one phone in a day, from all sites together: a car that changes hourly is one line of the next. */
const TEXTS_A_DAY = 3;

export type RecipientCap = { SESSION_SECRET: string; MAILS_A_DAY_PER_RECIPIENT: number };

/**
 * Whether an address may get another mail today, from all sites of the platform together. One that asks it to confirm
 * counts with the confirmations of enquiries, as both go where somebody typed; alerts are counted apart, so that no car
 * that becomes cheaper takes the place of a mail about an enquiry.
 */
export async function takeMail(
  tx: Tx,
  { SESSION_SECRET: secret, MAILS_A_DAY_PER_RECIPIENT: cap }: RecipientCap,
  { email, name }: { email: string; name: 'mail-recipient' | 'alert-recipient' },
): Promise<boolean> {
  const key = keyedHash(secret, 'mail-recipient', mailbox(email));
  return (await takeBudget(tx, { name, key, seconds: DAY_S, cap })) !== null;
}

/** Whether a phone (E.164) may get another text message about changes today, from all sites of the platform together. */
export async function takeText(tx: Tx, { SESSION_SECRET: secret }: RecipientCap, phone: string): Promise<boolean> {
  const key = keyedHash(secret, 'sms-phone', phone);
  return (await takeBudget(tx, { name: 'alert-text', key, seconds: DAY_S, cap: TEXTS_A_DAY })) !== null;
}
