import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { RenderedQueries } from './rendered-queries';

/** An answer of the API, or that there was none, or none that can be read: as RTK Query names it. */
export type ApiAnswer =
  { data: unknown; error?: undefined } | { data?: undefined; error: { status: number | string; data?: unknown } };

/** What the shell puts into every store: per request on the server, per tab in the browser. */
export type RequestScope = {
  /** Where the API answers; empty in the browser, where it is the page's own origin. */
  apiOrigin: string;
  /** On the server: asks the API with the shopper's host and cookies. */
  ask?: (question: FetchArgs) => Promise<ApiAnswer>;
  /** On the server: what the page's parts were rendered with. */
  rendered?: RenderedQueries;
};
