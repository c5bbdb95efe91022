import { z } from 'zod';

/** Where a postcode or a town is, in degrees; `place` is null where nobody knows such a one. */
export const placeAnswerSchema = z.object({
  place: z.object({ label: z.string(), lat: z.number(), long: z.number() }).nullable(),
});
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;
