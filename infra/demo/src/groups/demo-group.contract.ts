import { locationSchema, teamMemberSchema } from '@shared-kit/contracts/place/location.contract';
import { CLOCK_TIME } from '@shared-kit/domain/time/clock-time';
import { POSTCODE } from '@shared-kit/domain/place/postcode';
import { z } from 'zod';
import { FIRST_VIEWS } from '../stock-generator/media/first-picture';
import { slugSchema } from '@shared-kit/contracts/site/slug.contract';

const period = z
  .string()
  .refine(
    (text) => /^[^-]+-[^-]+$/.test(text) && text.split('-').every((time) => CLOCK_TIME.test(time)),
    'a period, like 08:30-17:30',
  );
const phone = z
  .string()
  .regex(/^(0\d \d{4} \d{4}|1300 \d{3} \d{3}|04\d{2} \d{3} \d{3})$/, 'a phone number, like 07 5550 0101');

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const dayRange = z
  .string()
  .regex(new RegExp(`^(${dayNames.join('|')})(-(${dayNames.join('|')}))?$`), 'a day or days, like sat or mon-fri');

const placeSchema = z.strictObject({
  type: locationSchema.shape.location_type.unwrap(),
  /** Name of a week. */
  week: z.string(),
  phone,
  landline: phone.optional(),
  subtype: z.string().optional(),
  /** Default: the dealership's name with its type. */
  name: z.string().optional(),
  /** Default: the dealership's. */
  street: z.string().optional(),
  primary: z.boolean().default(false),
  /** Made-up people. */
  team: z.array(teamMemberSchema.strict()).optional(),
});

const dealershipSchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  /** Kinds of vehicle in its stock; empty for an office. */
  sells: z.array(z.enum(['car', 'truck', 'motorcycle', 'caravan'])),
  manufacturers: z.array(z.string()),
  /** How its photographer likes to begin, see stock-generator/media/first-picture.ts. */
  first_view: z.enum(FIRST_VIEWS).default('front34'),
  licence: z.string(),
  repairer: z.string().optional(),
  lead_email: z.email(),
  website: z.strictObject({ name: z.string(), url: z.url() }).optional(),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string().regex(POSTCODE),
    lat: z.number(),
    long: z.number(),
  }),
  rating: z.strictObject({ average: z.number().min(1).max(5), count: z.number().int() }).optional(),
  locations: z.array(placeSchema).min(1),
});
export type DealershipEntry = z.infer<typeof dealershipSchema>;
export type PlaceEntry = z.infer<typeof placeSchema>;

/** infra/demo/groups/*.yaml: a dealer group, its dealerships and where they are. */
export const demoGroupSchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  /** Week name -> days -> period, in local time. A day that is not named is closed. */
  weeks: z.record(z.string(), z.record(dayRange, period)),
  /** `date` is month and day; without `hours` everything is closed. */
  holidays: z.array(z.strictObject({ date: z.string().regex(/^\d{2}-\d{2}$/), hours: period.optional() })).default([]),
  dealerships: z.array(dealershipSchema).min(1),
});
export type DemoGroup = z.infer<typeof demoGroupSchema>;
