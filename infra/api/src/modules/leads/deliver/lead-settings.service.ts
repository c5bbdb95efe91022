import { z } from 'zod';
import { ENQUIRY_CATEGORIES } from '@shared-kit/contracts/lead-form';
import type { Site } from '@shared-kit/contracts/site-config.contract';

/** What the server needs of mfe-leads' part of a site; its schema with every default is the remote's own. */
const leadSettingsSchema = z.object({
  categories: z.array(z.string()).catch([...ENQUIRY_CATEGORIES]),
  confirm_by_mail: z.boolean().catch(false),
  reserve: z.boolean().catch(false),
  deposit: z.number().int().min(1).catch(200),
  hold_hours: z.number().int().min(1).catch(48),
  test_drives_at_once: z.number().int().min(1).catch(2),
  spin_period: z.enum(['day', 'month', 'year']).catch('month'),
  spin_prizes: z
    .array(z.object({ label: z.string(), weight: z.number().int().min(1), wins: z.boolean().default(true) }))
    .catch([]),
  services_at_once: z.number().int().min(1).catch(3),
});
export type LeadSettings = z.infer<typeof leadSettingsSchema>;

/** A value nobody set, or set wrongly, is the specification's default. */
export function leadSettings(site: Pick<Site, 'remotes'>): LeadSettings {
  return leadSettingsSchema.parse(site.remotes['mfe-leads'] ?? {});
}
