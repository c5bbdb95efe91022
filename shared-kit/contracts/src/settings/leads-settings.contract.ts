import { ENQUIRY_CATEGORIES } from '../form/lead-form';
import { z } from 'zod';

/** mfe-leads' part of a site's configuration. */
export const leadsSettingsSchema = z.object({
  categories: z.array(z.string().max(60)).default([...ENQUIRY_CATEGORIES]),
  /** Which pages this site has. */
  service_booking: z.boolean().default(true),
  parts: z.boolean().default(true),
  careers: z.boolean().default(true),
  fleet: z.boolean().default(true),
  trade_in: z.boolean().default(true),
  /** Deposits for cars: the button, the page, and how much in whole dollars for how many hours. */
  reserve: z.boolean().default(false),
  deposit: z.number().int().min(1).default(200),
  hold_hours: z.number().int().min(1).default(48),
  /** How many test drives and services may begin at the same time at one place: people who drive along, and bays. */
  test_drives_at_once: z.number().int().min(1).max(50).default(2),
  services_at_once: z.number().int().min(1).max(50).default(3),
  /** The wheel of `spin_to_win`: how often a phone number may play, and what there is. Weights are shares of the whole. */
  spin_period: z.enum(['day', 'month', 'year']).default('month'),
  spin_prizes: z
    .array(
      z.object({
        label: z.string().min(1).max(60),
        weight: z.number().int().min(1).max(1_000_000),
        wins: z.boolean().default(true),
      }),
    )
    .max(12)
    .default([]),
  /**
   * Who answers at `/chat`, to which the bubble and `chatWithUs` lead; null: nobody, both are not there. `desk`: our own
   * message desk, which needs no account; a message is an enquiry. `crisp`: a frame of Crisp's, above the same desk;
   * `website_id` as Crisp's settings say it.
   */
  chat: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('desk') }),
      z.object({ provider: z.literal('crisp'), website_id: z.uuid() }),
    ])
    .nullable()
    .default(null),
  /** Whether shoppers hear by mail that their message arrived. */
  confirm_by_mail: z.boolean().default(false),
});
export type LeadsSettings = z.infer<typeof leadsSettingsSchema>;
