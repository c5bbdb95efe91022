import { z } from 'zod';

/** mfe-account's part of a site's configuration. */
export const accountConfigSchema = z.object({
  /** What the site calls a shopper's saved cars. */
  watchlist_name: z.string().default('Saved cars'),
});
export type AccountConfig = z.infer<typeof accountConfigSchema>;
