import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { ProblemError } from '../../../plugins/problems';
import { queueConfirmation } from '../alert-queues';
import type { Asked } from '../alert-token';
import { takeMail } from './alert-budget';
import type { RecipientCap } from './alert-budget';

const FULL_TODAY = 'This address was sent as many emails as it may get in a day. Try again tomorrow.';

/** Asks an address to confirm, in the transaction of its choice: beyond its mails of the day neither is there. */
export async function askAddress(
  tx: Tx,
  { jobs, config, site }: { jobs: Jobs; config: RecipientCap; site: string },
  { choiceId, askedAt, email }: Asked & { email: string },
): Promise<void> {
  if (!(await takeMail(tx, config, email)))
    throw new ProblemError('validation_failed', 'Too many mails to one address', { email: [FULL_TODAY] });
  await queueConfirmation(jobs, tx, { site, choiceId, askedAt: askedAt.getTime() });
}
