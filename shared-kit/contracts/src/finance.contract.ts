import { z } from 'zod';

/**
 * GET /api/cars/{slug}/finance-estimate: the repayment that may be shown for a car.
 * Whole dollars each period, of which there are `frequency` a year; percent a year. `eligible: false` leaves every figure null (S5-56).
 * A repayment is never given without both rates (R-LEGAL-01).
 */
export const financeEstimateSchema = z.object({
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
export type FinanceEstimate = z.infer<typeof financeEstimateSchema>;
