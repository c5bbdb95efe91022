import { z } from 'zod';
import { vitals } from '../release/evidence.contract';
import { remoteNameSchema } from '../release/remote.contract';

/** A version's folder stands below it. */
const version = z.string().regex(/^\d[\w.+-]*$/, 'a version, like 1.2.3');

/** GET /api/releases/comparison: what becomes of a remote's visitors who get `to` in place of `from`. */
export const comparisonQuerySchema = z.strictObject({ remote: remoteNameSchema, from: version, to: version });
export type ComparisonAsked = z.input<typeof comparisonQuerySchema>;

const bytes = z.number().int().nonnegative();
const both = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value });

export const versionComparisonSchema = z.object({
  ...both(version).shape,
  /** What `to` takes away or narrows that somebody live uses, by the gate of publishing: a sentence each, naming who. */
  breaks: z.array(z.string()),
  /** Everything else of the contract that is otherwise: "the page /compare". */
  contract: z.object({ added: z.array(z.string()), gone: z.array(z.string()), changed: z.array(z.string()) }),
  /** What a visitor downloads, as brotli; null where the version has no such part. */
  parts: z.array(z.object({ what: z.string(), ...both(bytes.nullable()).shape })),
  /** All files that visitors may download, each once. */
  total: both(bytes),
  /** What visitors of the last days met on all sites; null where nobody counts. */
  visits: z
    .object({
      days: z.number().int(),
      views: both(z.number().int()),
      /** Pages that told how they did. */
      reports: both(z.number().int()),
      /** Three quarters of the visits were within this; null: more than can be said, or none. */
      vitals: z.array(z.object({ name: z.enum(vitals), ...both(z.number().nullable()).shape })),
    })
    .nullable(),
  /** Pages that were photographed of either; below /api/releases/looks/{remote}, null where there is none. */
  looks: z.array(
    z.object({
      site: z.string(),
      path: z.string(),
      shots: z.array(z.object({ width: z.number().int(), ...both(z.string().nullable()).shape })),
    }),
  ),
});
export type VersionComparison = z.infer<typeof versionComparisonSchema>;
