import { z } from 'zod';

/** mfe-search's part of a site's configuration. */
export const searchConfigSchema = z.object({
  /** Cars a results page shows. */
  page_size: z.number().int().min(1).max(60).default(21),
  /** Above this many matches the stock count is shown instead (S9-06). */
  count_cap: z.number().int().min(1).default(1999),
  /** Where 'Clear Filters' leads. */
  clear_filters_path: z.string().default('/special-offers'),
});
export type SearchConfig = z.infer<typeof searchConfigSchema>;
