import type { z } from 'zod';
import { siteConfigSchema } from './site-config.contract';

/** What of a site its staff write at the console's desk "Site", as its home page shows it. */
export const shownPartsSchema = siteConfigSchema.pick({
  announcement: true,
  header_menu: true,
  footer_menu: true,
  home: true,
});
export type ShownParts = z.infer<typeof shownPartsSchema>;
