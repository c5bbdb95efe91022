import { USUAL_FUEL } from './usual-fuel';
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
  /** The same by lender, as its name stands in the feed (S9-27); it wins over the feed's own and over the site's. */
  lender_fees: z.record(z.string().min(1), z.number().min(0)).default({}),
  /** What a loan costs besides (S9-31): borrowed with it once, or paid each month beside the repayments. */
  fees: z
    .array(z.object({ name: z.string().min(1), amount: z.number().min(0), each: z.literal(['loan', 'month']) }))
    .default([]),
  /** Lenders whose repayment is rounded towards the one that the vehicle is advertised with (S9-20). */
  round_to_advertised: z.array(z.string().min(1)).default([]),
  /** The calculator on a vehicle's page (S5-30, S9-25). */
  car_page: z
    .object({ amount_max: z.number().default(100_000), default_term: z.number().min(1).max(7).default(6) })
    .default({ amount_max: 100_000, default_term: 6 }),
  /** Offered while an amount is typed (S5-44). */
  money_presets: z
    .array(z.number().positive())
    .default([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000]),
  /** What the dealer's own figures assume, said with the calculator on the page of a vehicle that shows one (S9-34). */
  finance_note: z.string().max(200).default('5 years, 10.0% deposit, 30.0% final payment'),
  /** Comparison rates of the site's own lenders, said where a vehicle has none; left out: `USUAL_COMPARISON_RATES` (S9-32). */
  comparison_rates: z.object({ from: z.number().min(0), to: z.number().min(0) }).optional(),
  /** Points on top of a lender's rate by the shopper's own word on their credit, where no quote provider is connected; null: no quote. */
  credit_margins: z
    .object({
      GREAT: points.default(0),
      GOOD: points.default(1.5),
      FAIR: points.default(4),
      POOR: points.default(null),
    })
    .default({ GREAT: 0, GOOD: 1.5, FAIR: 4, POOR: null }),
  /** How a budget is worked out from income and costs, of a site with newer figures; left out: `USUAL_METHOD`. */
  budget_method: z
    .object({
      /** Dollars a week that one adult lives on at least, housing not in it. */
      living_costs: z.number().min(0),
      living_costs_source: z.string().min(1),
      /** Percent of the income after tax that repayments take at most. */
      share: z.number().min(1).max(100),
      share_source: z.string().min(1),
    })
    .optional(),
  fuel_calculator: z.boolean().default(true),
  /** Dollars a litre that the fuel calculator starts with. */
  fuel_price: z.number().min(0).default(USUAL_FUEL.dollarsPerLitre),
  /** What an electric vehicle is charged with, in the costs of vehicles side by side; left out: charging is not counted. */
  charging: z
    .object({ dollars_per_kwh: z.number().min(0), kwh_per_100km: z.number().positive(), source: z.string().min(1) })
    .optional(),
  /** What a year of servicing costs, where the site knows it: the first that fits make, and model if it names one. */
  servicing: z
    .array(
      z.object({
        make: z.string().min(1),
        model: z.string().min(1).optional(),
        dollars_a_year: z.number().min(0),
        source: z.string().min(1),
      }),
    )
    .optional(),
  /** What a delivery costs, by region: the first that has the postcode counts. Neither list, no delivery calculator. */
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
  /** The same by distance from the nearest of the vehicle's distribution locations, where no region has the postcode. */
  delivery_bands: z.array(z.object({ up_to_km: z.number().positive(), price: z.number().int().min(0) })).optional(),
});
export type FinanceSettings = z.infer<typeof financeSettingsSchema>;
