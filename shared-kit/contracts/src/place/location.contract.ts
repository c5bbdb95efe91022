import { z } from 'zod';
import { reviewSetSchema } from './review.contract';

const text = z.string().nullable().default(null);

/** weekday 0 is Sunday. `open`/`close` are HH:mm in the site's time zone. Field names are the specification's [sic]. */
export const openingHourSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  formated_hours: z.string(),
  open: text,
  close: text,
});
export type OpeningHour = z.infer<typeof openingHourSchema>;

/** Other hours on one date (yyyy-mm-dd); HH:mm in one of two shapes, as feeds write them (S2-06). */
export const specialHourSchema = z.object({
  date: z.string(),
  status: z.enum(['Open', 'Closed']),
  start_hour: text,
  end_hour: text,
  hours: z.object({ begin: text, end: text }).nullable().default(null),
  location_id: z.string(),
});

/** The website of a dealership, where it has one of its own. `logo.url` as the specification has it: nullable. */
export const dealershipWebsiteSchema = z.object({
  name: z.string(),
  slug: text,
  make: text,
  url: z.url({ protocol: /^https?$/ }),
  logo: z.object({ url: text }).default({ url: null }),
});

/** Somebody who works at a place, as it shows them. `picture` is one of the image library. */
export const teamMemberSchema = z.object({
  name: z.string().min(1).max(80),
  role: z.string().min(1).max(80),
  picture: text,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const locationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  visible: z.boolean().default(true),
  primary: z.boolean().default(false),
  location_type: z.enum(['', 'sales', 'used', 'service', 'parts']).default(''),
  location_subtype: text,
  dealership_id: z.string(),
  dealership_slug: z.string(),
  dealership_name: z.string(),
  dealership_website: dealershipWebsiteSchema.nullable().default(null),
  manufacturers: z.array(z.string()).default([]),
  dealer_license_number: text,
  motor_vehicle_repairer: text,
  address: z.object({
    id: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    lat: z.number().nullable().default(null),
    long: z.number().nullable().default(null),
    place_id: text,
    place_url: text,
    map_key: text,
  }),
  contact_detail: z.object({
    phone: text,
    landline_phone: text,
    opening_hours: z.array(openingHourSchema).default([]),
  }),
  special_hours: z.array(specialHourSchema).default([]),
  image: z
    .object({ image: z.object({ url: z.string() }), thumb: text })
    .nullable()
    .default(null),
  average_rating: z.number().nullable().default(null),
  review_count: z.number().int().default(0),
  /** Shown on its own page; lists go without. */
  team: z.array(teamMemberSchema).max(60).optional(),
});
export type Location = z.infer<typeof locationSchema>;

/** Another department of the same dealership at the same address, as a page of one place leads to it (S2-05). */
const departmentSchema = locationSchema.pick({ slug: true, name: true, location_type: true }).extend({
  phone: text,
});
export type Department = z.infer<typeof departmentSchema>;

/** A place with what its own page shows besides: the departments there in the order of tabs, itself included. */
export const locationPageSchema = locationSchema.extend({
  departments: z.array(departmentSchema).default([]),
  /** Null where nobody has imported any. */
  reviews: reviewSetSchema.nullable().default(null),
});
export type LocationOfPage = z.infer<typeof locationPageSchema>;

export const locationListSchema = z.object({ locations: z.array(locationSchema) });

/** What forms and what stands beside them say of a place: a page with a form carries all of the site's. */
export const formPlaceSchema = locationSchema
  .pick({
    ...{ id: true, name: true, slug: true, visible: true, primary: true, location_type: true },
    ...{ dealership_slug: true, dealership_name: true, manufacturers: true },
  })
  .extend({
    address: locationSchema.shape.address.pick({ street: true, city: true, state: true, postcode: true }),
    contact_detail: locationSchema.shape.contact_detail.omit({ opening_hours: true }),
  });
export type FormPlace = z.infer<typeof formPlaceSchema>;
export const formPlaceListSchema = z.object({ locations: z.array(formPlaceSchema) });
