import { z } from 'zod';

/**
 * Every event a remote may publish: its major version, its payload, and whether it crosses tabs.
 * Adding an optional field is safe; anything else is a new major. No personal data in payloads.
 */
export const events = {
  'toast:show': {
    major: 1,
    crossTab: false,
    payload: z.object({
      title: z.string(),
      description: z.string().optional(),
      action: z.object({ label: z.string(), href: z.string() }).optional(),
      /** How long it stays, in milliseconds. */
      durationMs: z.number().int().positive().optional(),
    }),
  },
  'session:changed': { major: 1, crossTab: true, payload: z.object({ signedIn: z.boolean() }) },
  'watchlist:changed': {
    major: 1,
    crossTab: true,
    payload: z.object({ carId: z.string(), saved: z.boolean(), count: z.number().int().nonnegative() }),
  },
  'lead:submitted': { major: 1, crossTab: false, payload: z.object({ leadId: z.string(), category: z.string() }) },
  'vehicle:viewed': { major: 1, crossTab: false, payload: z.object({ carId: z.string(), stocknum: z.string() }) },
  'analytics:tracked': {
    major: 1,
    crossTab: false,
    /** `eventId` is the specification's analytics id (section 7). */
    payload: z.object({ eventId: z.number().int(), carId: z.string().optional() }),
  },
} as const;

export type EventType = keyof typeof events;
export type EventPayload<Type extends EventType> = z.output<(typeof events)[Type]['payload']>;
export type EventEnvelope<Type extends EventType> = {
  type: Type;
  major: number;
  payload: EventPayload<Type>;
  /** Who said it: a remote's name and version, or the shell. */
  origin: { name: string; version: string };
};
