import { SERVICE_BOOKING_PATH } from '@shared-kit/domain/form/form-path';
import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { z } from 'zod';
import { ownPathSchema as path } from '../site/own-path.contract';

const question = z.object({ question: z.string().min(1), answer: z.string().min(1) });

/** mfe-vehicle's part of a site's configuration. */
export const vehicleSettingsSchema = z.object({
  /** Specifications shown before the shopper asks for all of them (S9-49). */
  spec_rows: z.number().int().min(1).default(4),
  feature_rows: z.number().int().min(1).default(8),
  /** What a week's price includes, a thing each: listed where a vehicle is offered by the week. */
  included: z.array(z.string().min(1)).default([]),
  /** A picture of the site's own among those of every car, second in the gallery (S9-15). */
  gallery_slide: z.object({ image: z.string(), alt: z.string(), href: path }).nullable().default(null),
  /** Since when a car is offered, and what it cost before. */
  days_listed: z.boolean().default(false),
  price_history: z.boolean().default(false),
  /** Series that come first among similar cars, in this order (S9-38). */
  similar_series_order: z.array(z.string()).default([]),
  /** After its days a sold car's address leads to a search for similar ones instead of answering 410 (S2-20). */
  sold_redirect: z.boolean().default(false),
  /** Questions below a car; null: the platform's own, an empty list: none. */
  faqs: z.array(question).nullable().default(null),
  trade_in_faqs: z.array(question).nullable().default(null),
  feature_banner: z
    .array(z.object({ label: z.string(), href: path }))
    .max(3)
    .default([
      { label: 'Latest offers', href: OFFERS_PATH },
      { label: 'Book a service', href: SERVICE_BOOKING_PATH },
      { label: 'Sell your car', href: '/sell-my-car' },
    ]),
  /** The panels 'Why Buy From Us?' and 'Why {dealer name}?'. */
  why_buy: z.boolean().default(true),
  why_dealer: z.boolean().default(true),
  /** The picture beside both, of the site's own place; null: none. */
  why_picture: z.string().nullable().default(null),
  /** Pages of the site that tell of the protection plan and of how its vehicles are checked; null: people ask. */
  plan_page: path.nullable().default(null),
  quality_page: path.nullable().default(null),
  /** 'Servicing Brisbane for 50+ Years': left out where a dealer cannot say such a thing. */
  servicing_claim: z.string().default(''),
  /** What is promised for a brand's new or used cars, where it differs from the usual words. */
  warranties: z
    .array(z.object({ make: z.string(), car_type: z.enum(['new', 'used', 'demo']), text: z.string() }))
    .default([]),
  /** Brand -> '3-year', '5-year' or '5-year/175,000km'. */
  protection_plans: z.record(z.string(), z.enum(['3-year', '5-year', '5-year/175,000km'])).default({}),
  /** Below everything about a car; empty: the platform's own words. */
  disclaimer: z.string().default(''),
  /** Brands and models of new cars, and their pages. */
  new_cars: z.boolean().default(true),
});
export type VehicleSettings = z.infer<typeof vehicleSettingsSchema>;
