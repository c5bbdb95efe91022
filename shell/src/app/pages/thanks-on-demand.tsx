import { lazy } from 'react';

const LazyThanks = lazy(async () => ({ default: (await import('./thanks-page')).ThanksPage }));

/** It is needed on the day mfe-leads is missing: no page carries it. */
export function ThanksPage() {
  return <LazyThanks />;
}
