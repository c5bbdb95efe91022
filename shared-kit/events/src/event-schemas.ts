import { z } from 'zod';

const shownCar = z.object({
  id: z.string(),
  stocknum: z.string(),
  vin: z.string().nullish(),
  car_type: z.string(),
  year: z.number().nullable(),
  make: z.string(),
  model: z.string(),
});

/**
 * The payload of every event a remote may publish. Adding an optional field is safe; anything else is a
 * new major in events.ts. No personal data in payloads.
 */
export const eventSchemas = {
  'toast:show': z.object({
    title: z.string(),
    description: z.string().optional(),
    action: z.object({ label: z.string(), href: z.string() }).optional(),
    /** How long it stays, in milliseconds. */
    durationMs: z.number().int().positive().optional(),
  }),
  'session:changed': z.object({ signedIn: z.boolean() }),
  'watchlist:changed': z.object({ carId: z.string(), saved: z.boolean(), count: z.number().int().nonnegative() }),
  'lead:submitted': z.object({
    leadId: z.string(),
    category: z.string(),
    /** Id of the form and the words on its button. */
    form: z.string().optional(),
    element: z.string().optional(),
  }),
  /** What a shopper may count on for their own vehicle, in whole dollars, less what they still owe on it. */
  /** Whole dollars that a trade-in brings, less what is owed on it, and what is owed beyond it: left out by older publishers. */
  'trade-in:valued': z.object({
    equity: z.number().int().nonnegative(),
    shortfall: z.number().int().nonnegative().optional(),
  }),
  'vehicle:viewed': z.object({ carId: z.string(), stocknum: z.string() }),
  /** A page's own vehicles are there: the one it is about, or those it lists. */
  'cars:shown': z.object({ cars: z.array(shownCar) }),
  /** A shopper asked for the number of this car's dealership. */
  'phone:revealed': z.object({ carId: z.string() }),
  /** `eventId` is the specification's analytics id (S7-06). */
  'analytics:tracked': z.object({ eventId: z.number().int(), carId: z.string().optional() }),
};
