import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { z } from 'zod';
import { ownPathSchema } from '../site/own-path.contract';
import { COUNT_CAP } from '../search/search-fields';

/** A card of the dealer's own between the cars. */
const promoSchema = z.object({
  /** Place in the list, counting from 1 (S9-43). */
  position: z.number().int().min(1).default(5),
  /** Instants with offset, like 2025-06-15T16:00:00+10:00; at its expiry it is gone (S4-51). */
  start: z.iso.datetime({ offset: true }).nullable().default(null),
  expiry: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Results paths it belongs to, like used-cars or toyota; none means all. */
  display: z.array(z.string()).default([]),
  /** Only on those very pages; otherwise also where a shopper filters by such a make, body or condition. */
  strictDisplay: z.boolean().default(false),
  node: z.object({
    title: z.string().min(1),
    text: z.string().default(''),
    href: ownPathSchema,
    label: z.string().default('Find out more'),
    /** An id of the picture library. */
    image: z.string().nullable().default(null),
  }),
});
export type Promo = z.infer<typeof promoSchema>;

/** mfe-search's part of a site's configuration. */
export const searchSettingsSchema = z.object({
  /** Above this many matches the stock count is shown instead (S9-06). */
  count_cap: z.number().int().min(1).default(COUNT_CAP),
  /** Where 'Clear Filters' leads. */
  clear_filters_path: ownPathSchema.default(OFFERS_PATH),
  /** How results lie before somebody has chosen: side by side, or one below the other. */
  results_view: z.enum(['grid', 'list']).default('grid'),
  promos: z.array(promoSchema).max(12).default([]),
  /** Moves each promo of a page down by a chance number of places up to this, the same for one page view. */
  promo_shift: z.number().int().min(0).max(2).default(0),
});
export type SearchSettings = z.infer<typeof searchSettingsSchema>;
