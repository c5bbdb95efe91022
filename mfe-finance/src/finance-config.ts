import { z } from 'zod';

/** mfe-finance's part of a site's configuration. Rates in percent a year, money in dollars. */
export const financeConfigSchema = z.object({
  interest_min: z.number().default(0.5),
  interest_max: z.number().default(15),
  default_interest: z.number().default(10),
});
export type FinanceConfig = z.infer<typeof financeConfigSchema>;
