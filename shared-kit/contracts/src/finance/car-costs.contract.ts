import { z } from 'zod';
import { carRepaymentSchema } from '../vehicle/car.contract';
import { financeAssumptionSchema } from './assumption.contract';

/** Years over which costs are compared. */
export const COST_YEARS = [1, 2, 3, 4, 5, 6, 7] as const;

const ownershipLoanSchema = z.object({
  years: z.number(),
  /** Deposit, repayments, final payment and monthly fees. */
  dollars: z.number(),
  deposit: z.number(),
  /** With which terms and fees it was worked out, as sentences. */
  source: z.string(),
  repayment: carRepaymentSchema,
});
export type OwnershipLoan = z.infer<typeof ownershipLoanSchema>;

/** GET /api/car-costs?cars=: what the costs of owning a vehicle are worked out from. Whole dollars; null where nobody knows. */
export const carCostsSchema = z.object({
  cars: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      make: z.string(),
      model: z.string(),
      item_type: z.string().nullable(),
      fuel: z.string().nullable(),
      litres_per_100km: z.number().nullable(),
      /** To buy, with what it includes. */
      price: z.number().nullable(),
      price_text: z.string().nullable(),
      /** The loan for its price, by the years that costs are compared over; none where none may be shown. */
      loans: z.array(ownershipLoanSchema),
      /** What is due once to have it on the road, and by what it was worked out; 0 where the price has it. */
      on_road: z.object({ dollars: z.number().nullable(), source: z.string() }),
      /** Registration with compulsory insurance, and by what they were worked out; of a new one the price may have a year. */
      registration: z
        .object({
          dollars_a_year: z.number(),
          source: z.string(),
          first_year_in_price: z.boolean().default(false),
          /** Until when it is registered in the state asked about, and whole months until then; null where that is not known. */
          paid: z.object({ until: z.string(), months: z.number().int() }).nullable().default(null),
        })
        .nullable(),
    }),
  ),
  /** What who asks has all repayments worked out with; null where nothing was chosen. */
  assumption: financeAssumptionSchema.nullable(),
  /** The state whose charges count for all, as the site's own, where the vehicles stand in several and nobody named theirs; null otherwise. */
  in_state: z.string().nullable().default(null),
});
export type CarCosts = z.infer<typeof carCostsSchema>;
export type CarCostFacts = CarCosts['cars'][number];
