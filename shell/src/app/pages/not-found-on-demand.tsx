import { lazy } from 'react';

const LazyNotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));

/** Only an address that nobody answers to needs it: no other page carries it. */
export function NotFoundPage() {
  return <LazyNotFound />;
}
