import { z } from 'zod';
import { YOUX_LOAN_TERM_YEARS } from './youx-loan-term';

/** How a shopper describes their own credit history; the car page always asks for the first. */
export const CREDIT_SCORES = ['GREAT', 'GOOD', 'FAIR', 'POOR'] as const;
export type CreditScore = (typeof CREDIT_SCORES)[number];

const vehicle = {
  /** An addition of ours to the specification's names: with it the car is found by its key, without it by its VIN. */
  car_id: z.string().min(1).max(64).optional(),
  /** Whole dollars. */
  purchasePrice: z.number().int().min(1).max(10_000_000),
  year: z.number().int().min(1900).max(2100).nullable(),
  vin: z.string().trim().min(1).max(40),
  nvic: z.string().trim().max(40).nullable(),
};

/** What a quote is asked about. The price is the one the site shows for the car. */
export const quotedCarSchema = z.object(vehicle);
export type QuotedCar = z.infer<typeof quotedCarSchema>;

/** POST /api/youx/quote, in the specification's names. `whoIsHelping` is whoever the shopper deals with: a dealership's name. */
export const youxQuoteBodySchema = z.object({
  selfAssessedCreditScore: z.enum(CREDIT_SCORES),
  ...vehicle,
  loanTerm: z.literal(YOUX_LOAN_TERM_YEARS),
  whoIsHelping: z.string().trim().max(120).default(''),
});
export type YouxQuoteBody = z.infer<typeof youxQuoteBodySchema>;

/**
 * Its answer: dollars a week, and both rates in percent a year; all three null where there is no quote for such a car or
 * such a credit history. `loanTerm` in years: those of the question, or those that a shopper chose for all repayments. `source` is the provider, or the dealer's own lenders where none is connected.
 */
export const youxQuoteSchema = z.object({
  weeklyRepaymentAmount: z.number().positive().nullable(),
  comparisonRate: z.number().nonnegative().nullable(),
  advertisedRate: z.number().nonnegative().nullable(),
  loanTerm: z.number().positive(),
  /** Whole dollars that the repayment is so small for: the dealer's lenders have theirs, a provider is asked without. */
  deposit: z.number().nonnegative().default(0),
  balloon: z.number().nonnegative().default(0),
  /** Whether the vehicle stands for the loan; left out where nobody says. */
  secured: z.boolean().nullable().optional(),
  source: z.enum(['youx', 'lenders']),
  /** Whose rate it was worked out from; null for the provider's own quote. */
  lender: z.string().nullable(),
});
export type YouxQuote = z.infer<typeof youxQuoteSchema>;
