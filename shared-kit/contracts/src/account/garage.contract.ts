import { z } from 'zod';

/** Where an entry leads: to a page of the site, by a link that is the shopper's own where it has one. */
const wayOn = z.object({ label: z.string(), href: z.string() });

/** Something a shopper sent here: what it was, how it stands, and what comes next. */
export const garageEntrySchema = z.object({
  /** The reference that its mails name. */
  id: z.string(),
  kind: z.enum(['enquiry', 'booking', 'reservation', 'valuation']).catch('enquiry'),
  title: z.string(),
  /** The vehicle it is about; empty for none. */
  about: z.string(),
  /** When it was sent, in words on the site's clock. */
  sent: z.string(),
  state: z.string(),
  next: z.string(),
  way: wayOn.nullable(),
});
export type GarageEntry = z.infer<typeof garageEntrySchema>;

/** A vehicle of the shopper's own, as they described it when it was valued last. */
export const ownVehicleSchema = z.object({
  name: z.string(),
  /** As it was typed; empty where it was not. */
  rego: z.string(),
  /** The latest first. `amount` in words: a range of dollars, or that a person values it. */
  valuations: z.array(z.object({ on: z.string(), amount: z.string(), href: z.string() })),
  /** How the estimates went, in words; empty where there are not two. */
  trend: z.string().default(''),
});
export type OwnVehicle = z.infer<typeof ownVehicleSchema>;

/** GET /api/garage: what the phone that is signed in has sent to this site, the latest first. */
export const garageSchema = z.object({ entries: z.array(garageEntrySchema), vehicles: z.array(ownVehicleSchema) });
export type Garage = z.infer<typeof garageSchema>;
