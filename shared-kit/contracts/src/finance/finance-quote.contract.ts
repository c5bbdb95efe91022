import { z } from 'zod';

/** What a loan costs besides: borrowed with it once, or paid each month. */
const quotedFeeSchema = z.object({ name: z.string(), amount: z.number(), each: z.enum(['loan', 'month']) });

/**
 * Everything that a repayment was worked out from, and what came out. Dollars, percent a year, years, repayments a year;
 * `total` is all repayments, monthly fees and the final payment, without deposit and trade-in.
 */
export const quotedLoanSchema = z.object({
  amount: z.number(),
  deposit: z.number(),
  trade_in: z.number(),
  residual: z.number(),
  term: z.number(),
  interest: z.number(),
  frequency: z.literal([52, 26, 12]),
  fees: z.array(quotedFeeSchema),
  repayment: z.number().int(),
  comparison: z.number(),
  total: z.number().int(),
  /** Whether the vehicle stands for the loan; left out where nobody says. */
  secured: z.boolean().optional(),
  /** Dollars owed on the trade-in beyond what it brings, which the loan does not count; left out where nothing is. */
  shortfall: z.number().positive().optional(),
});
export type QuotedLoan = z.infer<typeof quotedLoanSchema>;

/** A vehicle as it was when it was calculated with: what it cost to buy, with its type; null where not told. */
export const quotedVehicleSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  price_text: z.string().nullable(),
});
export type QuotedVehicle = z.infer<typeof quotedVehicleSchema>;

/** GET /api/finance-quotes?{the calculator's address}: figures of this moment, signed. */
export const madeQuoteSchema = z.object({ token: z.string() });
export type MadeQuote = z.infer<typeof madeQuoteSchema>;

/** GET /api/finance-quotes/signed?token=: the figures as at their date, and what they would be today. */
export const financeQuoteSchema = z.object({
  /** ISO 8601, and the same in words on the site's clock. */
  as_at: z.string(),
  as_at_text: z.string(),
  loan: quotedLoanSchema,
  vehicle: quotedVehicleSchema.nullable(),
  /** Of the vehicle, while it is shown; null where there is none any more. */
  path: z.string().nullable(),
  /** Sentences on what is different today, and the figures with it; no sentence where all is the same. */
  changes: z.array(z.string()),
  /** Null where there is no such repayment today. */
  today: quotedLoanSchema.nullable(),
});
export type FinanceQuote = z.infer<typeof financeQuoteSchema>;
