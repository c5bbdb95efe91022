import { DAY_S } from '@shared-kit/domain/time/seconds';
import { takeBudget, takeBudgets } from '../../../db/budget';
import type { Tx } from '../../../db/db';
import { keyedHash } from '../../../signing/keyed-hash';
import { mailbox } from '../../../text/mailbox';

/** Text messages to one phone in any day, from all sites together: a car that changes hourly is one line of the next. */
const TEXTS_A_DAY = 3;

/** Notifications to one phone's browsers in any day, from all sites together. */
const PUSHES_A_DAY = 10;

export type RecipientCap = { SESSION_SECRET: string; MAILS_A_DAY_PER_RECIPIENT: number };

/**
 * Whether an address may get another mail within a day that asks it to confirm, from all sites of the platform together. It
 * counts with the confirmations of enquiries, as both go where somebody typed; alerts are counted apart, so that no car
 * that becomes cheaper takes the place of a mail about an enquiry.
 */
export async function takeMail(
  tx: Tx,
  { SESSION_SECRET: secret, MAILS_A_DAY_PER_RECIPIENT: cap }: RecipientCap,
  email: string,
): Promise<boolean> {
  const key = keyedHash(secret, 'mail-recipient', mailbox(email));
  return (await takeBudget(tx, { name: 'mail-recipient', key, seconds: DAY_S, cap })) !== null;
}

/** Which of these addresses may get another mail about changes within a day, from all sites of the platform together. */
export async function takeAlertMails(
  tx: Tx,
  { SESSION_SECRET: secret, MAILS_A_DAY_PER_RECIPIENT: cap }: RecipientCap,
  emails: readonly string[],
): Promise<boolean[]> {
  const keys = emails.map((email) => keyedHash(secret, 'mail-recipient', mailbox(email)));
  return takeBudgets(tx, { name: 'alert-recipient', keys, seconds: DAY_S, cap });
}

/** Which of these phones (E.164) may get another text message about changes within a day, from all sites of the platform together. */
export async function takeTexts(
  tx: Tx,
  { SESSION_SECRET: secret }: RecipientCap,
  phones: readonly string[],
): Promise<boolean[]> {
  const keys = phones.map((phone) => keyedHash(secret, 'sms-phone', phone));
  return takeBudgets(tx, { name: 'alert-text', keys, seconds: DAY_S, cap: TEXTS_A_DAY });
}

/** Which of these phones (E.164) may get another notification about changes within a day, from all sites of the platform together. */
export async function takePushes(
  tx: Tx,
  { SESSION_SECRET: secret }: RecipientCap,
  phones: readonly string[],
): Promise<boolean[]> {
  const keys = phones.map((phone) => keyedHash(secret, 'push-phone', phone));
  return takeBudgets(tx, { name: 'alert-push', keys, seconds: DAY_S, cap: PUSHES_A_DAY });
}
