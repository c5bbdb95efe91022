import type { Dispatcher, request } from 'undici';

type Asked = Parameters<typeof request>;

/**
 * undici's `request`, which follows no redirect: how providers are asked. It is loaded with the first question, as most
 * instances, and most tests, have no provider to ask.
 *
 * @throws {Error} when the provider cannot be reached, or its signal ends first.
 */
export async function httpRequest(url: Asked[0], options?: Asked[1]): Promise<Dispatcher.ResponseData<unknown>> {
  const { request: ask } = await import('undici');
  return ask(url, options);
}
