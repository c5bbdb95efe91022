import { within } from '@shared-kit/domain/async/within';
import { databaseFault } from './database-fault';

/** A database that takes longer over what is asked twice a second is in trouble, in milliseconds. */
const PATIENCE_MS = 700;

/**
 * What was asked of the database, or what it said the last time while it is in trouble: what is in memory is shown
 * then, rather than nothing. A mistake of ours is thrown as ever, and so is trouble where nothing is known yet.
 */
export async function orLastGoodAnswer<T>(
  asked: Promise<T>,
  last: T | undefined,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  if (last === undefined) return asked;
  const answered = asked.catch((error: unknown) => {
    if (databaseFault(error) === null) throw error;
    return last;
  });
  return within(patienceMs, answered, () => last);
}
