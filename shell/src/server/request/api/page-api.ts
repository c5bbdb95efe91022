import { within } from '@shared-kit/domain/async/within';
import type { RequestScope } from '@shared-kit/runtime/request-scope';

type Ask = NonNullable<RequestScope['ask']>;
const UNREACHABLE = { error: { status: 'FETCH_ERROR' } };

export type PageApi = { ask: Ask; isSilent: () => boolean; isAnswered: () => boolean };

/** All that a page waits for the API: it is answered within nine seconds (`app.ts`), and has to be rendered. */
const PATIENCE_MS = 5_500;
/** The same for the page that says that a form could not be sent: its shopper has waited for that already. */
export const IMPATIENT_MS = 2_000;

/** For a first answer: less than a page is rendered in (`render-page.tsx`), so that what needs no answer is in it. */
const FIRST_ANSWER_MS = 2_400;

/**
 * Asks the API for one request, however often its page is rendered, and remembers whether it answered anything at all. An
 * API that takes its time each time is not waited for any more after a while: the page goes without the rest.
 */
export function pageApi(ask: Ask, patienceMs = PATIENCE_MS, firstAnswerMs = FIRST_ANSWER_MS): PageApi {
  const askUntil = performance.now() + patienceMs;
  let asked = 0;
  let answered = 0;
  let isUnreachable = false;
  return {
    async ask(question) {
      asked += 1;
      const leftMs = Math.max(0, askUntil - performance.now());
      // One that did not answer in time is not waited for again: the page would come too late for its reader.
      const answer = isUnreachable
        ? UNREACHABLE
        : await within(answered === 0 ? Math.min(leftMs, firstAnswerMs) : leftMs, ask(question), () => UNREACHABLE);
      isUnreachable ||= answered === 0 && answer.error?.status === UNREACHABLE.error.status;
      if (!isOutage(answer.error?.status)) answered += 1;
      return answer;
    },
    /**
     * Whether every question so far came to nothing, or is still waited for: one part that fails leaves the page its
     * content. A page goes out when its time is over, and what did not come by then has failed for its status.
     */
    isSilent: () => answered === 0 && asked > 0,
    /** Whether every question so far has its answer. */
    isAnswered: () => answered === asked,
  };
}

/** A refusal is an answer; RTK Query names what is none by a word. */
function isOutage(status: number | string | undefined): boolean {
  return typeof status === 'string' || (status ?? 0) >= 500;
}
