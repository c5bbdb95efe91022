import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';
import { filledForm, sendUntilAccepted } from './shopper';

/** Keys whose replays are under way at once. */
const KEYS_AT_ONCE = 4;

/** Sends each of `keys` forms `times` times at the same moment. @returns the lead ids each key was answered with. */
export async function replayAtOnce(platform: LeadPlatform, { keys, times }: { keys: number; times: number }) {
  const answers = new Map<string, Set<string>>();
  let next = 0;
  const replayer = async () => {
    while (next < keys) {
      const form = filledForm(platform, next++);
      const ids = await Promise.all(Array.from({ length: times }, () => sendUntilAccepted(platform, form)));
      answers.set(form.idempotency_key, new Set(ids));
    }
  };
  await Promise.all(Array.from({ length: KEYS_AT_ONCE }, replayer));
  return answers;
}
