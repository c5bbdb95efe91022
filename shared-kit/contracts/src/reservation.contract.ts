import { z } from 'zod';

/** GET /api/reservations/{token}: what whoever holds the link may see. No personal data. */
export const reservationSchema = z.object({
  state: z.enum(['held', 'paid', 'expired', 'cancelled', 'refund_due', 'refunded']),
  car_id: z.string(),
  car_name: z.string(),
  expires_at: z.string(),
  /** In words, on the site's clock: until when the deposit holds the car. Empty before it is paid. */
  held_until: z.string().default(''),
  /** True where no payment provider is set up and no money moves. */
  simulated: z.boolean(),
  /** Every dollar of it, in the order to show. */
  sums: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});
export type ReservationView = z.infer<typeof reservationSchema>;
