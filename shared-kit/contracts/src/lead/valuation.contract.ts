import { z } from 'zod';

/** A valuation under the specification's names (S3-01), as the API and a dealer's CRM have it. */
export const valuationRecordSchema = z.object({
  rego: z.string(),
  regoState: z.string(),
  /** What was answered about condition, service history, damage and finance, by its question. */
  adjustmentAnswers: z.record(z.string(), z.string()),
  offer_accepted: z.boolean(),
  lead_id: z.string(),
  form_completed: z.boolean(),
});
export type ValuationRecord = z.infer<typeof valuationRecordSchema>;

/**
 * GET /api/valuations/{token}: an offer for whoever holds its link, which is the shopper. Whole dollars; of the person
 * nothing but the registration they typed.
 */
export const valuationSchema = valuationRecordSchema.partial().extend({
  vehicle: z.string(),
  estimate: z.object({ low: z.number(), high: z.number(), comparables: z.number() }).nullable(),
  offer_accepted: z.boolean(),
  /** Of the place that values it; empty from an older API. */
  phone: z.string().default(''),
  /** The vehicle that the shopper was looking at when they asked; null where there was none. */
  car_id: z.string().nullable().default(null),
  photos: z.number(),
  /** By which each photo is shown and taken away. A number is an address: it is never given twice. */
  photo_numbers: z.array(z.number()),
});
export type ValuationView = z.infer<typeof valuationSchema>;

export const acceptOfferBodySchema = z.object({ token: z.string().max(120) });
export const offerAcceptedSchema = z.object({ next: z.string() });
/** `photos`: how many there are now. */
export const photoStoredSchema = z.object({ photos: z.number(), number: z.number() });
export const photoRemovedSchema = z.object({ photos: z.number() });

const ANSWERS = 20;
const answer = z.string().max(1_000);

/** What of a valuation is saved, within limits: it comes from a browser. */
const savedValuationSchema = valuationRecordSchema.extend({
  rego: z.string().max(20),
  regoState: z.string().max(20),
  adjustmentAnswers: z
    .record(z.string().max(60), answer)
    .refine((answers) => Object.keys(answers).length <= ANSWERS, `At most ${ANSWERS} answers`),
  lead_id: z.uuid(),
});

/** POST /api/miscellaneous, at sites of the flag `save_valuation`: a valuation and its signed link. */
export const miscellaneousBodySchema = z.strictObject({
  column_name: z.literal('valuation'),
  token: z.string().max(120),
  valuation: savedValuationSchema,
});
export type MiscellaneousBody = z.infer<typeof miscellaneousBodySchema>;

export const miscellaneousSavedSchema = z.object({ success: z.literal(true) });
