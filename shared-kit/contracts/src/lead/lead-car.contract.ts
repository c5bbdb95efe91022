import { z } from 'zod';
import { carCardSchema } from '../vehicle/car.contract';

const estimate = carCardSchema.shape.drive_away;

/** GET /api/lead-cars/{id or slug}: what a form says of the vehicle it is about (A-46: either name finds it). */
export const leadCarCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  name: z.string(),
  badge: z.string().nullable(),
  car_type: z.enum(['new', 'used', 'demo']),
  /** What it is: car, truck, motorcycle, caravan. */
  item_type: z.string().nullable(),
  tag: z.string().nullable(),
  stocknum: z.string(),
  /** As pages of this site show it, a subscription's week where the site offers that. */
  price_text: z.string(),
  /** What stands beside it wherever it stands: 'Drive Away'; null beside words that are no price. */
  price_type: z.string().nullable().default(null),
  /** What it costs on the road where charges are added to the price, as `CarCard` has it. */
  price_estimate: estimate,
  /** What it costs to buy in whole dollars, never a week of a subscription; null where that is not told. */
  price: z.number().nullable(),
  /** The same as it reads, with its type; null with it. */
  to_buy: z.object({ text: z.string(), type: z.string(), estimate }).nullable().default(null),
  image: z.string().nullable(),
  dealership_slug: z.string(),
  location_id: z.string(),
  location_name: z.string().nullable(),
  /** Of the place where it stands; null where that has none of its own. */
  phone: z.string().nullable().default(null),
  /** Empty from an older API. */
  dealership_id: z.string().default(''),
  available: z.boolean(),
  reservable: z.boolean(),
  /** Whether a loan is offered for it; an older API does not say. */
  has_loan: z.boolean().optional(),
  /** As `ShownCar` has it. */
  shown: z.string().default(''),
});
export type LeadCarCard = z.infer<typeof leadCarCardSchema>;
