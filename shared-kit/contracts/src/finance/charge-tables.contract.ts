import { z } from 'zod';
import { REGO_STATES } from '../vehicle/rego-states';

/** What governments charge on a car, in the order in which a ledger lists it. */
export const chargeKinds = ['duty', 'registration', 'ctp', 'transfer'] as const;

const dollars = z.number().min(0);
const day = z.iso.date();

/** Which cars a case is for; what is left out does not matter. `cylinders` are the fewest and the most. */
const conditionSchema = z.strictObject({
  condition: z.enum(['new', 'used']).optional(),
  use: z.enum(['passenger', 'goods']).optional(),
  power: z.array(z.enum(['electric', 'plug-in', 'hybrid', 'fuel'])).optional(),
  cylinders: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** Whether it is registered in this state already. */
  registered: z.boolean().optional(),
});

/**
 * For values above `over`: `plus` and `dollars` for each `per` dollars or part of them, of the whole value or of what
 * exceeds `over`.
 */
const bracketSchema = z.strictObject({
  over: dollars.default(0),
  plus: dollars.default(0),
  dollars,
  per: z.number().positive(),
  of: z.enum(['whole', 'excess']).default('whole'),
});

/** A percentage of the whole value that rises by one for each `divisor` dollars above `over`, two decimals, to `most`. */
const slidingSchema = z.strictObject({
  percent: dollars,
  over: dollars,
  divisor: z.number().positive(),
  most: dollars,
});

/** One of `amount`, `brackets` and `sliding` says what it costs. */
const caseSchema = z
  .strictObject({
    when: conditionSchema.default({}),
    amount: dollars.optional(),
    brackets: z.array(bracketSchema).min(1).optional(),
    sliding: slidingSchema.optional(),
    /** The least it costs. */
    least: dollars.default(0),
    /** The dollars whose multiple its act rounds the amount down to; left out, to the nearest cent. */
    down_to: z.number().positive().optional(),
  })
  .refine(
    ({ amount, brackets, sliding }) => [amount, brackets, sliding].filter((way) => way !== undefined).length === 1,
    {
      error: 'Say one of amount, brackets and sliding',
    },
  );
export type ChargeCase = z.infer<typeof caseSchema>;

/**
 * One charge of one state. The first case that fits a car counts. `valid_until` is derived: what somebody writes down
 * himself an old figure passes by. Null where no calendar changes it. `read` says where the figures were read: on the
 * official page, in a stored copy of it, in somebody else's account of it, or nowhere: then they are assumed.
 */
export const chargeRowSchema = z
  .strictObject({
    kind: z.enum(chargeKinds),
    label: z.string().min(1),
    /** Since when the figures hold. */
    from: day,
    /** When the state changes them: each year on the first of that month, or by no calendar. */
    indexed: z.enum(['july', 'december', 'none']),
    /** The last day of what its page says to end, like a concession. */
    ends: day.optional(),
    checked_on: day,
    read: z.enum(['official page', 'stored copy', 'second hand', 'assumed']),
    source: z.strictObject({ title: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** Which car and owner the figures are for, where that is not decided by the case: said beside the amount. */
    assumes: z.string().default(''),
    cases: z.array(caseSchema).min(1),
  })
  .transform(({ ends, ...row }) => ({ ...row, valid_until: ends ?? lastDayOf(row) }));

/** The day before its figures are changed next; null where no calendar says so. */
function lastDayOf({ from, indexed }: { from: string; indexed: 'july' | 'december' | 'none' }): string | null {
  if (indexed === 'none') return null;
  const [change, last] = indexed === 'july' ? ['07-01', '06-30'] : ['12-01', '11-30'];
  const year = Number(from.slice(0, 4));
  return `${from.slice(5) < change ? year : year + 1}-${last}`;
}
export type ChargeRow = z.infer<typeof chargeRowSchema>;

const stateChargesSchema = z
  .strictObject({ state: z.enum(REGO_STATES), name: z.string().min(1), rows: z.array(chargeRowSchema) })
  .refine(({ rows }) => rows.map(({ kind }) => kind).join() === chargeKinds.join(), {
    error: `Every state has these rows in this order: ${chargeKinds.join(', ')}`,
  });
export type StateCharges = z.infer<typeof stateChargesSchema>;

/** The tables of all states and territories: `infra/api/src/modules/drive-away/charge-tables.yaml`. */
export const chargeTablesSchema = z
  .strictObject({
    /** Taken for an engine of which nobody says how many it has. */
    assumed_cylinders: z.number().int().positive(),
    states: z.array(stateChargesSchema),
  })
  .refine(({ states }) => new Set(states.map(({ state }) => state)).size === REGO_STATES.length, {
    error: 'Every state and territory has a table',
    path: ['states'],
  })
  .refine(({ states }) => states.length === REGO_STATES.length, { error: 'A state has one table', path: ['states'] });
export type ChargeTables = z.infer<typeof chargeTablesSchema>;
