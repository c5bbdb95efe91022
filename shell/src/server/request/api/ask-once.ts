import type { ApiAnswer, RequestScope } from '@shared-kit/runtime/request-scope';

type Ask = NonNullable<RequestScope['ask']>;

/**
 * For one page: remotes that know nothing of each other ask by the same address, a location's page and the list of its
 * stock, and are answered once. What has failed is asked again, and what changes something each time.
 */
export function askOnce(ask: Ask): Ask {
  const answers = new Map<string, Promise<ApiAnswer>>();
  return async (question) => {
    if (question.method !== undefined && question.method !== 'GET') return ask(question);
    const key = JSON.stringify([question.url, question.params]);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(question);
    answers.set(key, answer);
    if ((await answer).error) answers.delete(key);
    return answer;
  };
}
