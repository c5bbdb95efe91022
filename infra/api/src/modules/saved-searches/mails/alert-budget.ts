import { DAY_S, takeBudget } from '../../../db/budget';
import type { Tx } from '../../../db/db';
import { keyedHash } from '../../../signing/keyed-hash';
import { mailbox } from '../../../text/mailbox';

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
