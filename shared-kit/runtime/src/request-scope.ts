/** An answer of the API as it came, whatever its status. */
export type ApiAnswer = { status: number; text: string };

/** What the shell puts into every store: per request on the server, per tab in the browser. */
export type RequestScope = {
  /** Where the API answers; empty in the browser, where it is the page's own origin. */
  apiOrigin: string;
  /**
   * On the server: reads an address of the API with the shopper's host and cookies. Not `fetch`, whose requests and
   * responses cost a page more than the parsing of its answer.
   *
   * @throws when the API cannot be reached.
   */
  ask?: (url: string) => Promise<ApiAnswer>;
};
