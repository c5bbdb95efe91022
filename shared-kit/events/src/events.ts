import type { z } from 'zod';
import type { eventSchemas } from './event-schemas';

export type EventType = keyof typeof eventSchemas;
export type EventPayload<Type extends EventType> = z.output<(typeof eventSchemas)[Type]>;

type Manner = {
  major: number;
  /** Whether the site's other tabs hear it. */
  crossTab: boolean;
  /** Whether who listens later hears the last one, as a page does that is opened after it happened. */
  retained?: true;
};

/** How each type travels. Its payload's schema is in event-schemas.ts. */
export const events: Readonly<Record<EventType, Manner>> = {
  'toast:show': { major: 1, crossTab: false },
  'session:changed': { major: 1, crossTab: true },
  'watchlist:changed': { major: 1, crossTab: true },
  'lead:submitted': { major: 1, crossTab: false },
  'trade-in:valued': { major: 1, crossTab: false, retained: true },
  'vehicle:viewed': { major: 1, crossTab: false },
  'cars:shown': { major: 1, crossTab: false },
  'phone:revealed': { major: 1, crossTab: false, retained: true },
  'analytics:tracked': { major: 1, crossTab: false },
};

export type EventEnvelope<Type extends EventType> = {
  type: Type;
  major: number;
  payload: EventPayload<Type>;
  /** Who said it: a remote's name and version, or the shell. */
  origin: { name: string; version: string };
};
