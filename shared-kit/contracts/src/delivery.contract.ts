import { z } from 'zod';

/** GET /api/delivery?postcode=: as it was typed; which of them are postcodes is for whoever prices deliveries. */
export const deliveryQuerySchema = z.object({ postcode: z.string().trim().min(1).max(20) });

/** Whole dollars and the region; a price of 0 is free delivery, none is no estimate. */
export const deliverySchema = z.object({ price: z.number().int().min(0).nullable(), name: z.string().nullable() });
export type Delivery = z.infer<typeof deliverySchema>;
