import { z } from 'zod';
import { carRepaymentSchema } from '../vehicle/car.contract';
import { financeAssumptionSchema } from './assumption.contract';
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
  /** The price without the deposit: what is lent. */
  loanAmount: z.number().nullable().default(null),
  deposit: z.number().nullable(),
  balloon: z.number().nullable(),
  /** Whether the vehicle stands for the loan; null where the lender does not say. */
  secured: z.boolean().nullable().default(null),
  /** Its rate is the one for excellent credit (R-LEGAL-08). */
  excellentCredit: z.boolean().default(false),
  totalPayable: z.number().nullable(),
  /** Whether that is the lender's own sum, of cents that the repayment shown is rounded from. */
  totalByLender: z.boolean().default(false),
  /** Dollars of the site's fees that are borrowed with it: the repayment and its comparison rate count them, the lender's words do not. */
  siteFees: z.number().default(0),
  lender: z.string().nullable(),
  /** The lender's own words, about its own terms. */
  disclaimer: z.string().nullable(),
  /** Whether term, deposit and final payment are the shopper's. */
  assumed: z.boolean().default(false),
});
export type RepaymentEstimate = z.infer<typeof repaymentEstimateSchema>;

/** GET /api/cars/{slug}/finance-estimate. */
export const financeEstimateSchema = repaymentEstimateSchema.extend({
  /** The terms that a shopper chose for all repayments, which calculators start with too; left out where they chose none. */
  chosen: financeAssumptionSchema.optional(),
  /** What to ask /api/youx/quote about; null where the site has no such quotes, or the car no price or VIN (S7-03). */
  quote_for: quotedCarSchema.nullable().default(null),
  /** What a loan for it is worked out from; null where its page has no calculator. */
  loan_for: z
    .object({
      /** What it costs to buy in whole dollars, and as it reads with its type; null where that is not told. */
      price: z.number().nullable(),
      price_text: z.string().nullable(),
      /** Whole dollars that the lender of the estimate asks for the loan; null where it does not say. */
      establishment_fee: z.number().nullable(),
      /** What is asked for besides: the site's fees, those of a month the same lender's where it says them. */
      fees: z.array(z.object({ name: z.string(), amount: z.number(), each: z.literal(['loan', 'month']) })).optional(),
    })
    .nullable()
    .default(null),
});
export type FinanceEstimate = z.infer<typeof financeEstimateSchema>;

/** GET /api/finance-teasers?cars=: ids or slugs of as many cars as a page of results has, with room for what was opened before. */
export const MAX_TEASERS = 50;
export const financeTeasersSchema = z.object({
  /** By the name it was asked with; null where no repayment may be shown. What the site does not show is not in it. */
  teasers: z.record(z.string(), carRepaymentSchema.extend({ lender: z.string() }).nullable()),
  /** The sentence that belongs to every comparison rate; null where none is shown (R-LEGAL-01). */
  warning: z.string().nullable(),
});
export type FinanceTeasers = z.infer<typeof financeTeasersSchema>;

/**
 * GET /api/finance-details/{id or slug of a car}: what its lenders ask, the one that its page shows first. A lender that may
 * not be shown is not in it (S5-48 to S5-55, A-59). Dollars, percent a year, years.
 */
export const financeDetailsSchema = z.object({
  car_id: z.string(),
  lenders: z.array(
    z.object({
      lender: z.string(),
      repayment: carRepaymentSchema.nullable(),
      establishment_fee: z.number().nullable(),
      /** Dollars of the site's own fees that are borrowed with it: in the repayment and its comparison rate, not in the lender's words. */
      site_fees: z.number().default(0),
      /** Paid each month beside the repayments, and in the total. */
      monthly_fee: z.number().nullable().default(null),
      total: z.number().nullable(),
      disclaimer: z.string().nullable(),
    }),
  ),
  /** Of the lender whose repayment the page shows. */
  disclaimer: z.string().nullable(),
  warning: z.string().nullable(),
});
export type FinanceDetails = z.infer<typeof financeDetailsSchema>;
