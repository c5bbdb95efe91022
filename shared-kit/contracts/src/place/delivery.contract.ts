import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { z } from 'zod';

/** GET /api/delivery?postcode=&car_id=: as it was typed; which of them are postcodes is for whoever prices deliveries. */
export const deliveryQuerySchema = z.object({
  postcode: z.string().trim().min(1).max(20),
  car_id: z.string().max(CAR_ID_LENGTH).default(''),
});

/** Whole dollars and the region; a price of 0 is free delivery, none is no estimate. */
export const deliverySchema = z.object({
  price: z.number().int().min(0).nullable(),
  name: z.string().nullable(),
  /** Whether there is such a postcode (S8-05). */
  known: z.boolean().default(true),
  /** Kilometres as the crow flies from the place it is brought from, where the price goes by them. */
  km: z.number().int().min(0).nullable().default(null),
  from: z.string().nullable().default(null),
  /** Who said where the postcode is. */
  located_by: z.enum(['google', 'places']).nullable().default(null),
  /** Where the car can be picked up instead. */
  pick_up: z.array(z.object({ name: z.string(), km: z.number().int().min(0).nullable() })).default([]),
});
export type Delivery = z.infer<typeof deliverySchema>;
