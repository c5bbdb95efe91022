import { z } from 'zod';

/** GET /api/reservations/{token}: what whoever holds the link may see. No personal data. */
export const reservationSchema = z.object({
  state: z.enum(['held', 'paid', 'expired', 'cancelled', 'refund_due', 'refunded']),
  /** As its mails and the dealer have it. */
  reference: z.string().default(''),
  car_id: z.string(),
  car_name: z.string(),
  /** Of the place it belongs to; empty from an older API. */
  phone: z.string().default(''),
  expires_at: z.string(),
  /** In words, on the site's clock: until when the car is held, before the deposit and after. Empty once that ended. */
  held_until: z.string().default(''),
  /** True where no payment provider is set up and no money moves. */
  simulated: z.boolean(),
  /** Whether it can be cancelled from its page, and whether it was. */
  cancellable: z.boolean().default(false),
  cancelled: z.boolean().default(false),
  /** On what terms the deposit is given back; none once it ended. */
  conditions: z.array(z.string()).default([]),
  /** Every dollar of it, in the order to show. */
  sums: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});

/**
 * GET /api/car-holds/{id or slug}: whether somebody has a car on hold, without a deposit or with one; `own` is the page of
 * the reservation, for whoever made it in this browser or is signed in with its phone.
 */
export const carHoldSchema = z.object({
  state: z.enum(['free', 'on-hold', 'reserved']).catch('free'),
  own: z.string().nullable().default(null),
});
export type CarHold = z.infer<typeof carHoldSchema>;

export const cancelReservationBodySchema = z.object({ token: z.string().max(120) });
/** Where the form leads next, on this site. */
export const reservationCancelledSchema = z.object({ next: z.string() });
export type ReservationView = z.infer<typeof reservationSchema>;
