/**
 * Has the server wait for an answer that the page was asked for in its address. What it would draw meanwhile, who has no
 * scripts would never see replaced. In a browser it does nothing: there the answer takes the place of "Looking it up".
 *
 * @throws a promise, which React waits for, of what `ask` asks.
 */
export function waitOnServer(isFetching: boolean, ask: () => unknown): void {
  if (typeof window !== 'undefined' || !isFetching) return;
  // Not while it renders: whoever else reads this query would be told to render again in the middle of it.
  throw Promise.resolve().then(ask);
}
