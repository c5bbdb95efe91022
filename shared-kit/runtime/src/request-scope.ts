/** What the server asks the API: most often to read an address; a quote is asked for with what it is about. */
export type ApiQuestion = { url: string; method: string; body?: object };

/** An answer of the API as it came, whatever its status. */
export type ApiAnswer = { status: number; text: string };

/** What the shell puts into every store: per request on the server, per tab in the browser. */
export type RequestScope = {
  /** Where the API answers; empty in the browser, where it is the page's own origin. */
  apiOrigin: string;
  /**
   * On the server: asks the API with the shopper's host and cookies. Not `fetch`, whose requests and
   * responses cost a page more than the parsing of its answer.
   *
   * @throws when the API cannot be reached.
   */
  ask?: (question: ApiQuestion) => Promise<ApiAnswer>;
};
