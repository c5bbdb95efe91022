import { z } from 'zod';
import type { TenantSite } from '../../plugins/tenant';

/** What the API reads of mfe-vehicle's part of a site's configuration, with the same defaults as there. */
const settingsSchema = z.object({
  price_history: z.boolean().default(false),
  similar_series_order: z.array(z.string()).default([]),
  new_cars: z.boolean().default(true),
});

export function vehicleSettings({ config }: TenantSite): z.infer<typeof settingsSchema> {
  return settingsSchema.parse(config.remotes['mfe-vehicle'] ?? {});
}
