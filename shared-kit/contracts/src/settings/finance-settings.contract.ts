import { USUAL_FUEL } from '@shared-kit/domain/vehicle/fuel-cost';
import { z } from 'zod';

const points = z.number().min(0).nullable();

/** mfe-finance's part of a site's configuration: the calculator's ranges. Rates in percent a year, money in dollars, terms in years. */
export const financeSettingsSchema = z.object({
  amount_min: z.number().min(0).default(1000),
  amount_max: z.number().default(250_000),
  default_amount: z.number().default(30_000),
  term_max: z.number().min(1).max(7).default(7),
  default_term: z.number().min(1).max(7).default(5),
  interest_min: z.number().min(0).default(0.5),
  interest_max: z.number().default(15),
  default_interest: z.number().min(0).default(10),
  establishment_fee: z.number().min(0).default(0),
  /** Points on top of a lender's rate by the shopper's own word on their credit, where no quote provider is connected; null: no quote. */
  credit_margins: z
    .object({
      GREAT: points.default(0),
      GOOD: points.default(1.5),
      FAIR: points.default(4),
      POOR: points.default(null),
    })
    .default({ GREAT: 0, GOOD: 1.5, FAIR: 4, POOR: null }),
  fuel_calculator: z.boolean().default(true),
  /** Dollars a litre that the fuel calculator starts with. */
  fuel_price: z.number().min(0).default(USUAL_FUEL.dollarsPerLitre),
  /** What a delivery costs, by region: the first that has the postcode counts. No list, no delivery calculator. */
  delivery_zones: z
    .array(
      z.object({
        name: z.string().min(1),
        /** `4000`, or a range as `4000-4209`. */
        postcodes: z.array(z.string().regex(/^\d{4}(-\d{4})?$/)).min(1),
        /** Whole dollars; 0 is free delivery. */
        price: z.number().int().min(0),
      }),
    )
    .default([]),
});
export type FinanceSettings = z.infer<typeof financeSettingsSchema>;
