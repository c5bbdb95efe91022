import type { Dispatcher, request } from 'undici';

type Asked = Parameters<typeof request>;

/**
 * undici's `request`, which follows no redirect: how providers, a CRM and whoever sends texts are asked, as a redirect could
 * lead what a shopper said, or a key, to somebody else. Its answer's body is to be read or dumped. It is loaded with the
 * first question, as most instances, and most tests, have no provider to ask.
 *
 * @throws {Error} when the provider cannot be reached, or its signal ends first.
 */
export async function httpRequest(url: Asked[0], options?: Asked[1]): Promise<Dispatcher.ResponseData<unknown>> {
  const { request: ask } = await import('undici');
  return ask(url, options);
}

/** Whether an answer is a success (2xx). */
export function isSuccess({ statusCode }: Pick<Dispatcher.ResponseData, 'statusCode'>): boolean {
  return statusCode >= 200 && statusCode < 300;
}
