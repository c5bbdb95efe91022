/** What the shell puts into every store: per request on the server, per tab in the browser. */
export type RequestScope = {
  /** Where the API answers; empty in the browser, where it is the page's own origin. */
  apiOrigin: string;
  /** On the server: a fetch that carries the shopper's host and cookies. */
  fetchFn?: typeof fetch;
};
