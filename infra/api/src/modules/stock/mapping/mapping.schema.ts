import { z } from 'zod';

const columns = z.union([z.string(), z.array(z.string()).min(1)]);
const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** How one of our fields is read. Steps apply in the order in which they stand here. */
const fieldRuleSchema = z
  .strictObject({
    /** Column, or columns of which the first that yields something counts. */
    from: columns.optional(),
    /** The same value in every row, instead of a column. */
    value: scalar.optional(),
    /** A short code made of these columns: the same row always gives the same code. */
    fingerprint: z.array(z.string()).min(1).optional(),
    /** Another field that is read from the same column: only what stands after its match is looked at. */
    after: z.string().optional(),
    /** Regular expression; what its first group matches is taken. `{list}` stands for any whole entry of a list. */
    pattern: z.string().optional(),
    /** Regular expression -> what to put instead, `$1` for its first group. */
    replace: z.record(z.string(), z.string()).optional(),
    /** Foreign word -> ours, whatever the case. */
    map: z.record(z.string(), scalar).optional(),
    /** What `pattern` does not match or `map` does not name is kept (and reported, if unreadable), or silently left empty. */
    others: z.enum(['keep', 'leave-empty']).default('keep'),
    as: z.enum(['text', 'number', 'lower-case', 'upper-case', 'title-case']).default('text'),
    /** Splits a text into a list at this character. */
    split: z.string().min(1).optional(),
    /** Words that mean "nothing given" in this field, besides the file's own. */
    missing: z.array(z.string()).default([]),
    /** Used where nothing was given. */
    'when-missing': scalar.optional(),
  })
  .refine((rule) => [rule.from, rule.value, rule.fingerprint].filter((given) => given !== undefined).length === 1, {
    message: 'give exactly one of from, value, fingerprint',
  });
export type FieldRule = z.infer<typeof fieldRuleSchema>;

/** A mapping file: foreign columns -> our fields. Documented in this module's README. */
export const mappingSchema = z.strictObject({
  name: z.string().min(1),
  /** Words that mean "nothing given" in every column. */
  missing: z.array(z.string()).default(['']),
  /** Where cars stand that name no dealership of the group. */
  dealership: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]+$/), name: z.string().min(1) }).optional(),
  /** Shows library pictures of the same body and colour for cars that bring no photo. */
  'library-pictures': z.boolean().default(false),
  /** Named lists of words, for use in patterns as {name}. */
  lists: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** A short form `year: Year` stands for `year: { from: Year }`. */
  fields: z.record(
    z.string(),
    z.union([z.string().transform((from) => fieldRuleSchema.parse({ from })), fieldRuleSchema]),
  ),
});
export type Mapping = z.infer<typeof mappingSchema>;
