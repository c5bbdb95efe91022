import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** An answer of the API, or that there was none, or none that can be read: as RTK Query names it. */
export type ApiAnswer =
  { data: unknown; error?: undefined } | { data?: undefined; error: { status: number | string; data?: unknown } };

/** What the parts of one page were rendered with on the server, by `queryName`: the browser has to begin with the same. */
export type RenderedQueries = {
  /** Rendered as not there: nobody had asked. It stays so for the rest of the page, whoever asks then. */
  absent: Set<string>;
  /** Rendered as failed. */
  failed: Set<string>;
  /** Prefetches of widgets that are not through, by `{remote}/{widget}`: what they ask for next, nobody has asked for yet. */
  underWay: Map<string, PromiseLike<unknown>>;
};

/** What the shell puts into every store: per request on the server, per tab in the browser. */
export type RequestScope = {
  /** Where the API answers; empty in the browser, where it is the page's own origin. */
  apiOrigin: string;
  /** On the server: asks the API with the shopper's host and cookies. */
  ask?: (question: FetchArgs) => Promise<ApiAnswer>;
  /** On the server: what the page's parts were rendered with. */
  rendered?: RenderedQueries;
};
