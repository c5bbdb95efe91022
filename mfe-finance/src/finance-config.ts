import { z } from 'zod';

/** mfe-finance's part of a site's configuration: the calculator's ranges. Rates in percent a year, money in dollars, terms in years. */
export const financeConfigSchema = z.object({
  amount_min: z.number().min(0).default(1000),
  amount_max: z.number().default(250_000),
  default_amount: z.number().default(30_000),
  term_max: z.number().min(1).max(7).default(7),
  default_term: z.number().min(1).max(7).default(5),
  interest_min: z.number().min(0).default(0.5),
  interest_max: z.number().default(15),
  default_interest: z.number().min(0).default(10),
  establishment_fee: z.number().min(0).default(0),
});
export type FinanceConfig = z.infer<typeof financeConfigSchema>;
