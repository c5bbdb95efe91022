import { z } from 'zod';
import { carRepaymentSchema } from '../vehicle/car.contract';

/** A deal as it stands today: a car, how it is paid for, what is traded in and where it is brought. Nothing of a person. */
export const dealSchema = z.object({
  car_id: z.string(),
  car_name: z.string(),
  /** The car's page with these figures; null where it is not shown any more. */
  path: z.string().nullable(),
  /** Every dollar of it, in the order to show; prices with their type. */
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null where the figures come to none. */
  repayment: carRepaymentSchema.nullable(),
  /** The calculator's part of its address, and where the car is brought; empty for nowhere. */
  figures: z.string(),
  postcode: z.string(),
  /** The vehicle that is traded in was valued too long ago to count on it. */
  revalue: z.boolean().default(false),
  /** A picture of the car, by its id; null where it is not shown any more. */
  image: z.string().nullable().default(null),
});
export type Deal = z.infer<typeof dealSchema>;

/** One that its shopper keeps. `link` is a path that shows it to whoever has it, until `until`, in words. */
const keptDealSchema = dealSchema.extend({ id: z.string(), kept: z.string(), link: z.string(), until: z.string() });
export type KeptDeal = z.infer<typeof keptDealSchema>;

/** GET /api/my-deals?address=: the deals of the phone that is signed in, and what an address would keep; null for nothing. */
export const myDealsSchema = z.object({ deals: z.array(keptDealSchema), draft: dealSchema.nullable() });
export type MyDeals = z.infer<typeof myDealsSchema>;

/** GET /api/deals/{token}: for whoever was given the link. */
export const sharedDealSchema = z.object({ deal: dealSchema, kept: z.string(), until: z.string() });
export type SharedDeal = z.infer<typeof sharedDealSchema>;

/** POST /api/my-deals: the same figures again are the same deal. */
export const keepDealBodySchema = z.object({
  car_id: z.string().min(1).max(200),
  figures: z.string().max(500).default(''),
  postcode: z.string().trim().max(10).default(''),
});
export const removeDealBodySchema = z.object({ id: z.uuid() });
