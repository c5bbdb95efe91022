import { z } from 'zod';
import { REGO_STATES } from '../vehicle/rego-states';
import { chargeKinds } from './charge-tables.contract';

/** GET /api/cars/{slug}/drive-away?postcode= : the postcode as it was typed. */
export const driveAwayQuerySchema = z.object({ postcode: z.string().trim().max(20).optional() });

const lineSchema = z.object({
  kind: z.enum(chargeKinds),
  label: z.string(),
  /** For older releases of pages: `exact` rounded up to whole dollars. */
  amount: z.number().int(),
  /** Dollars and cents as it is charged; older releases of the API do not say them. */
  exact: z.number().optional(),
  /** What the amount rests on, in words; empty where nothing is to be said. */
  note: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
  /** Since when the figures apply. */
  from: z.string(),
});
export type ChargeLine = z.infer<typeof lineSchema>;

/** An estimate of what a car costs on the road, item by item. Dollars. */
export const driveAwayLedgerSchema = z.object({
  state: z.enum(REGO_STATES),
  state_name: z.string(),
  /** The day it was worked out, where the site is. */
  on: z.string(),
  price: z.number(),
  lines: z.array(lineSchema),
  /** Price and lines together, rounded up once to the dollar. */
  total: z.number().int(),
  /**
   * Since when the oldest figure holds that it charges by past its validity: the estimate is with the charges of that day.
   * Null where all are valid on `on`.
   */
  charges_of: z.string().nullable().default(null),
  /** For older releases of pages, which tell nothing by it: the day on which the first of its rows ceases to be valid. */
  valid_until: z.string(),
});
export type DriveAwayLedger = z.infer<typeof driveAwayLedgerSchema>;

/**
 * Null for a price that charges are not added to, and for a vehicle the tables are not made for. `state_by` says whose
 * state it is. `delivery` is null where no postcode is known or the site has no price for it.
 */
export const driveAwaySchema = z.object({
  ledger: driveAwayLedgerSchema,
  state_by: z.enum(['postcode', 'shopper', 'car']),
  postcode: z.enum(['none', 'valid', 'invalid']),
  delivery: z.object({ name: z.string(), price: z.number().int() }).nullable(),
});
export type DriveAway = z.infer<typeof driveAwaySchema>;
