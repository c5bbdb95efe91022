import { z } from 'zod';
import { quotedCarSchema } from './youx.contract';

/**
 * The repayment that may be shown for a car.
 * Whole dollars each period, of which there are `frequency` a year; percent a year. `eligible: false` leaves every figure null (S5-56).
 * A repayment is never given without both rates (R-LEGAL-01).
 */
export const repaymentEstimateSchema = z.object({
  eligible: z.boolean(),
  repayment: z.number().int().nullable(),
  frequency: z.literal([52, 26, 12]),
  interestRate: z.number().nullable(),
  comparisonRate: z.number().nullable(),
  termYears: z.number().nullable(),
  deposit: z.number().nullable(),
  balloon: z.number().nullable(),
  totalPayable: z.number().nullable(),
  lender: z.string().nullable(),
  disclaimer: z.string().nullable(),
});
export type RepaymentEstimate = z.infer<typeof repaymentEstimateSchema>;

/** GET /api/cars/{slug}/finance-estimate. */
export const financeEstimateSchema = repaymentEstimateSchema.extend({
  /** What to ask /api/youx/quote about; null where the site has no such quotes, or the car no price or VIN (S7-03). */
  quote_for: quotedCarSchema.nullable().default(null),
});
export type FinanceEstimate = z.infer<typeof financeEstimateSchema>;
