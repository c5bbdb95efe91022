import { z } from 'zod';

/** GET /api/valuations/{token}: an offer for whoever holds its link. Whole dollars; no personal data. */
export const valuationSchema = z.object({
  vehicle: z.string(),
  estimate: z.object({ low: z.number(), high: z.number(), comparables: z.number() }).nullable(),
  offer_accepted: z.boolean(),
  photos: z.number(),
  /** By which each photo is shown and taken away; a number is given again once its photo is gone. */
  photo_numbers: z.array(z.number()),
});
export type ValuationView = z.infer<typeof valuationSchema>;

export const acceptOfferBodySchema = z.object({ token: z.string().max(120) });
export const offerAcceptedSchema = z.object({ next: z.string() });
/** `photos`: how many there are now. */
export const photoStoredSchema = z.object({ photos: z.number(), number: z.number() });
export const photoRemovedSchema = z.object({ photos: z.number() });
