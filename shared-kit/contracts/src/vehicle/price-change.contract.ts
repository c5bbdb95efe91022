import { z } from 'zod';

/**
 * What a vehicle cost from `since` (an ISO date-time) on, in whole dollars; null for a time without a price. `price_type` is
 * what that included as its card said it then: null where nobody noted it, empty where the card said none.
 */
export const priceChangeSchema = z.object({
  since: z.string(),
  price: z.number().nullable(),
  price_type: z.string().nullable().default(null),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;
