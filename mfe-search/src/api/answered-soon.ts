import { within } from '@shared-kit/domain/async/within';
/** How long a click waits for its answer with nothing to be seen, in milliseconds: less than a shopper notices. */
const UNNOTICED_MS = 150;

/**
 * Waits for an answer: on the server as long as it takes, in the browser only so long that the new page comes with it
 * if it is quick. If it is not, the address changes without it and the page says that it is loading (S4-27).
 */
export async function answeredSoon<Answer>(answer: PromiseLike<Answer>): Promise<Answer | undefined> {
  if (typeof window === 'undefined') return answer;
  return within(UNNOTICED_MS, answer, () => undefined);
}
