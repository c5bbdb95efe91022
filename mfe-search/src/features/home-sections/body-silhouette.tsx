import { lazy, Suspense } from 'react';
import * as s from './body-silhouette.module.css';

/** The server draws it: its outlines are loaded after what can be pressed. */
const BodyShape = lazy(async () => ({ default: (await import('./body-shape')).BodyShape }));

/** The shape of a body type, in its own room from the start. */
export function BodySilhouette({ body }: { body: string }) {
  return (
    <svg viewBox="0 0 120 48" className={s.silhouette} aria-hidden>
      <Suspense>
        <BodyShape body={body} />
      </Suspense>
    </svg>
  );
}
