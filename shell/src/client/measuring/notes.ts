import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';

/** What a dealer may measure. */
export type Note =
  | { type: 'visit'; payload: string }
  | { type: 'analytics:tracked'; payload: EventPayload<'analytics:tracked'> }
  | { type: 'cars:shown'; payload: EventPayload<'cars:shown'> }
  | { type: 'call'; payload: string }
  | { type: 'lead:submitted'; payload: EventPayload<'lead:submitted'> };

/**
 * Listens from the first moment on, and keeps what it hears until somebody takes it down: what does that is loaded once
 * the page is alive, and no page waits for it.
 */
export function takeNotes() {
  const kept: Note[] = [];
  let note = (heard: Note): void => void kept.push(heard);
  bus.on('analytics:tracked', (payload) => note({ type: 'analytics:tracked', payload }));
  bus.on('cars:shown', (payload) => note({ type: 'cars:shown', payload }));
  bus.on('lead:submitted', (payload) => note({ type: 'lead:submitted', payload }));
  return {
    visited: (path: string): void => note({ type: 'visit', payload: path }),
    handTo(takeDown: (heard: Note) => void): void {
      note = takeDown;
      kept.splice(0).forEach(takeDown);
    },
  };
}
