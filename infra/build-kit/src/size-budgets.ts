import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** kB are thousand bytes. */
const kB = z.number().positive();

const sizeBudgetsSchema = z.object({
  page: kB,
  widget: kB,
  entry: kB,
  /** Of a remote that another tool built: it brings the federation's runtime. */
  foreignEntry: kB,
  shell: kB,
  /** The one script of a page of text alone. */
  text: kB,
  /** Modules with a limit of their own, as `{remote}/{id}`. */
  own: z.record(z.string(), z.object({ limit: kB, because: z.string().optional() })),
});
export type SizeBudgets = z.infer<typeof sizeBudgetsSchema>;

/** What a visitor downloads at most, brotli: the one list of it, which `.size-limit.mjs` reads too. */
export function readSizeBudgets(): SizeBudgets {
  const file = path.join(import.meta.dirname, 'size-budgets.json');
  return sizeBudgetsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
