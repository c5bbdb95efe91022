import { z } from 'zod';
import { REGO_STATES } from './rego-states';

const REGO_SENTENCE = 'Enter a registration number of letters and digits';

/** POST /api/rego-lookups: which vehicle has a plate. Posted, so that no address and no log ever holds a plate. */
export const regoLookupBodySchema = z.object({
  rego: z
    .string(REGO_SENTENCE)
    .trim()
    .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{1,9}$/, REGO_SENTENCE)),
  state: z.enum(REGO_STATES, 'Choose the state of registration'),
  /** Path and query of the form, which gets the answer in its address; without it there is no `next`. */
  page: z.string().max(2000).default(''),
});

/** `source` says who knows it: the registration provider, or the dealer's own stock records. */
export const regoLookupSchema = z.object({
  vehicle: z.object({ year: z.number(), make: z.string(), model: z.string() }).nullable(),
  source: z.enum(['provider', 'stock']),
  next: z.string().optional(),
});
export type RegoLookup = z.infer<typeof regoLookupSchema>;
