import { z } from 'zod';
import type { Site } from '@shared-kit/contracts/site-config.contract';

const points = z.number().min(0).nullable();

/** What the API reads of mfe-finance's part of a site's configuration, with the same defaults as there. */
const settingsSchema = z.object({
  credit_margins: z
    .object({ GREAT: points.catch(0), GOOD: points.catch(1.5), FAIR: points.catch(4), POOR: points.catch(null) })
    .catch({ GREAT: 0, GOOD: 1.5, FAIR: 4, POOR: null }),
  delivery_zones: z
    .array(z.object({ name: z.string(), postcodes: z.array(z.string()), price: z.number().int().min(0) }))
    .catch([]),
});

export function financeSettings({ remotes }: Pick<Site, 'remotes'>): z.infer<typeof settingsSchema> {
  return settingsSchema.parse(remotes['mfe-finance'] ?? {});
}
