import type { RequestScope } from '@shared-kit/runtime/request-scope';

type Ask = NonNullable<RequestScope['ask']>;
export type HeardApi = { ask: Ask; isSilent: () => boolean };

/** Asks the API for one page, and remembers whether it answered anything at all. */
export function heardApi(ask: Ask): HeardApi {
  let answered = 0;
  let failed = 0;
  return {
    async ask(question) {
      const answer = await ask(question);
      if (isOutage(answer.error?.status)) failed += 1;
      else answered += 1;
      return answer;
    },
    /** Whether each question so far came to nothing: one part that fails leaves the page its content. */
    isSilent: () => failed > 0 && answered === 0,
  };
}

/** A refusal is an answer; RTK Query names what is none by a word. */
function isOutage(status: number | string | undefined): boolean {
  return typeof status === 'string' || (status ?? 0) >= 500;
}
