import { readAmount } from '@shared-kit/domain/number/read-amount';
import { z } from 'zod';
import { ASSUMABLE, assumableYears, assumptionText, FIRST_ASSUMPTION } from './finance-assumption';
import type { FinanceAssumption } from './finance-assumption';

const oneOf = (values: readonly number[]) => z.number().refine((value) => values.includes(value));

export const financeAssumptionSchema = z.object({
  termYears: oneOf(ASSUMABLE.termYears),
  deposit: z.number().int().min(0).max(ASSUMABLE.mostDeposit),
  balloonPercent: oneOf(ASSUMABLE.balloonPercents),
});

/** GET /api/finance-assumption: null where each lender's own terms count. */
export const assumedSchema = z.object({ assumption: financeAssumptionSchema.nullable() });
export type Assumed = z.infer<typeof assumedSchema>;

/**
 * "$2,000" and "2 000" are 2000; one left empty is none. What would become another deposit is refused: cents, and what is
 * above the most.
 */
const typedDeposit = z
  .string()
  .max(40, 'At most 40 characters')
  .transform((typed) => (typed.trim() === '' ? 0 : readAmount(typed)))
  .refine((dollars) => Number.isInteger(dollars) && dollars >= 0, 'Write the deposit in whole dollars, like 2000')
  .refine((dollars) => !(dollars > ASSUMABLE.mostDeposit), 'The most here is $100,000');

const choice = (values: readonly number[], words: string) =>
  z
    .string()
    .refine((text) => values.some((value) => String(value) === text), words)
    .transform(Number);

/** POST /api/finance-assumption, as a form sends it; by the button that goes back to the lenders' terms without figures. */
export const assumeBodySchema = z.object({
  use: z.enum(['mine', 'lenders']),
  term: choice(ASSUMABLE.termYears, 'Choose from 1 to 7 years').default(FIRST_ASSUMPTION.termYears),
  deposit: typedDeposit.default(FIRST_ASSUMPTION.deposit),
  balloon: choice(ASSUMABLE.balloonPercents, 'Choose one of the final payments').default(
    FIRST_ASSUMPTION.balloonPercent,
  ),
});

/**
 * What a cookie keeps, with the longest term of the site where it says a longer one (S5-38); null for one that is missing or
 * altered: it is ignored.
 */
export function readAssumption(text: string | undefined, site: { term_max: number }): FinanceAssumption | null {
  const kept = keptAssumption(text);
  return kept && { ...kept, termYears: Math.min(kept.termYears, ...assumableYears(site).slice(-1)) };
}

/** Whether a cookie keeps any. */
export function isAssumption(text: string | undefined): boolean {
  return keptAssumption(text) !== null;
}

function keptAssumption(text: string | undefined): FinanceAssumption | null {
  if (!text || !/^\d\.\d{1,6}\.\d{1,2}$/.test(text)) return null;
  const [termYears, deposit, balloonPercent] = text.split('.').map(Number);
  const read = financeAssumptionSchema.safeParse({ termYears, deposit, balloonPercent });
  return read.success && assumptionText(read.data) === text ? read.data : null;
}
