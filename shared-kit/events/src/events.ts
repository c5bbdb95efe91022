import type { z } from 'zod';
import type { eventSchemas } from './event-schemas';

export type EventType = keyof typeof eventSchemas;
export type EventPayload<Type extends EventType> = z.output<(typeof eventSchemas)[Type]>;

/** Each type's major version, and whether it crosses the site's tabs. Its payload's schema is in event-schemas.ts. */
export const events: Readonly<Record<EventType, { major: number; crossTab: boolean }>> = {
  'toast:show': { major: 1, crossTab: false },
  'session:changed': { major: 1, crossTab: true },
  'watchlist:changed': { major: 1, crossTab: true },
  'lead:submitted': { major: 1, crossTab: false },
  'vehicle:viewed': { major: 1, crossTab: false },
  'analytics:tracked': { major: 1, crossTab: false },
};

export type EventEnvelope<Type extends EventType> = {
  type: Type;
  major: number;
  payload: EventPayload<Type>;
  /** Who said it: a remote's name and version, or the shell. */
  origin: { name: string; version: string };
};
