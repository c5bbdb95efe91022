import { POSTCODE } from '@shared-kit/domain/place/postcode';
import { z } from 'zod';
import { linkSchema, WEB_ADDRESS_WORDS, webAddressSchema } from './link.contract';
import { ownPathSchema, pagePathSchema } from './own-path.contract';
import { slugSchema } from './slug.contract';
import { openingHourSchema, specialHourSchema } from '../place/location.contract';
import { vehicleTypes } from '../vehicle/model.contract';
import { announcementSchema, contentPageSchema, homePartSchema, postSchema } from './content-page.contract';
import { templates } from './template';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour, like #0b5fff');

/** Colours by role. `npm run site -- check` refuses pairs below the contrast WCAG asks for. */
export const themeSchema = z.object({
  accent: colour,
  onAccent: colour.default('#ffffff'),
  ground: colour.default('#ffffff'),
  surface: colour.default('#f6f6f4'),
  text: colour.default('#16181d'),
  muted: colour.default('#5b606b'),
  line: colour.default('#e2e3e6'),
  /** Ground and text of the header and footer. */
  brand: colour.default('#16181d'),
  onBrand: colour.default('#ffffff'),
  font: z.enum(['inter', 'manrope', 'figtree', 'archivo', 'outfit', 'sora']).default('inter'),
  radius: z.enum(['square', 'soft', 'round']).default('soft'),
  /** The paper that pictures of vehicles in a list lie on: their own studio takes its tone. A light one; without it they stay as they are. */
  studio: colour.optional(),
});
export type Theme = z.infer<typeof themeSchema>;

export const buttonSchema = z.enum([
  'enquire',
  'finance',
  'reserve',
  'testDrive',
  'tradeIn',
  'CTD',
  'chatWithUs',
  'details',
]);
export type Button = z.infer<typeof buttonSchema>;

/** What a menu may list of a site: results by make, brands' pages, new models' pages. */
export const menuFillSchema = z.enum(['popular_makes', 'brands', 'models']);
export const menuItemSchema = z.object({
  label: z.string().min(1),
  href: linkSchema,
  /** Opens such a list, behind what the entry itself leads to. */
  fill: menuFillSchema.optional(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
/** Flags that differ by site in the specification, with its defaults. */
export const flagsSchema = z.object({
  garage_enabled: z.boolean().default(true),
  subscription_site: z.boolean().default(false),
  electric_tag: z.boolean().default(false),
  grey_reserved_tag: z.boolean().default(false),
  phone_reveal: z.boolean().default(true),
  print_button: z.boolean().default(false),
  favourite_used_only: z.boolean().default(false),
  unregistered_label: z.boolean().default(false),
  finance_gated: z.boolean().default(false),
  finance_monthly: z.boolean().default(false),
  finance_amount_above_price: z.boolean().default(false),
  interest_locked: z.boolean().default(false),
  checkout_gated: z.boolean().default(false),
  spin_to_win: z.boolean().default(false),
  online_payment: z.boolean().default(true),
  gallery_first: z.boolean().default(false),
  message_required: z.boolean().default(true),
  sales_counter: z.boolean().default(false),
  youx_quote: z.boolean().default(false),
  autogauge: z.boolean().default(false),
  /** The page of a trade-in's estimate saves the valuation (POST /api/miscellaneous). */
  save_valuation: z.boolean().default(false),
  /** Leads whose dealership has no mailbox of its own go to the site's; off, they wait on the leads desk. */
  leads_to_site_mailbox: z.boolean().default(false),
  /** Nothing is measured before a visitor allows it. */
  ask_before_measuring: z.boolean().default(false),
});

/** Which cars of its group a site shows; an empty list restricts nothing. */
export const baseFilterSchema = z.object({
  make: z.array(z.string()).default([]),
  car_type: z.array(z.enum(['new', 'used', 'demo'])).default([]),
  item_type: z.array(z.string()).default([]),
  fuel: z.array(z.string()).default([]),
  /** Slugs are in small letters; a person may write theirs otherwise. */
  dealership_slug: z.array(z.string().toLowerCase()).default([]),
});

/**
 * New vehicles a site sells, in stock or to order. An empty list: the makes of its dealerships, the kinds of
 * vehicle in its stock, any body.
 */
export const sellsNewSchema = z.object({
  make: z.array(z.string()).default([]),
  item_type: z.array(z.enum(vehicleTypes)).default([]),
  body: z.array(z.string()).default([]),
});

/** The shell's part of a site's configuration. Each remote's part stands beside it under the remote's name. */
export const siteConfigSchema = z.object({
  slug: slugSchema,
  name: z.string().min(1),
  dealership_group: slugSchema,
  /** Its character: order, composition, display size, card ratio and spacing of the parts that all sites share. */
  template: z.enum(templates).default('group'),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name, without port')).min(1),
  manufacturer: z.string().nullable().default(null),
  phone: z.string(),
  email: z.email(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), postcode: z.string().regex(POSTCODE) }),
  dealer_license_number: z.string(),
  time_zone: z.string().default('Australia/Brisbane'),
  default_state: z.string().default('qld'),
  tagline: z.string().default('Find your next car'),
  intro: z.string().default(''),
  hero_image: z.string().nullable().default(null),
  finance_provider: z.string().nullable().default(null),
  /** Where somebody answers at once, on another site; without it `chatWithUs` leads to `/chat` (`chat` of mfe-leads), else to the enquiry form. */
  chat_url: webAddressSchema.startsWith('https://', WEB_ADDRESS_WORDS).nullable().default(null),
  xtime_url: webAddressSchema.nullable().default(null),
  include_sold_cars_days: z.number().int().min(0).default(3),
  /** Shown where a car has no price. */
  no_price_text: z.string().default('Enquire for price.'),
  /** What a week's price by subscription includes, in a few words beside it: 'Everything but charging included'. */
  subscription_note: z.string().default(''),
  /** What a price includes where the feed does not say: 'Drive Away', 'Excl. Govt. Charges'. */
  default_price_type: z.string().min(1).nullable().default(null),
  theme: themeSchema,
  base_filter: baseFilterSchema.prefault({}),
  sells_new: sellsNewSchema.prefault({}),
  flags: flagsSchema.prefault({}),
  card_buttons: z.array(buttonSchema).max(2).default(['details', 'enquire']),
  sidebar_buttons: z.array(buttonSchema).default(['enquire', 'testDrive', 'finance']),
  search_filters: z
    .array(z.string())
    .default([
      'car_type',
      'make',
      'model',
      'body',
      'price',
      'km',
      'year',
      'transmission',
      'fuel',
      'colour',
      'location_name',
    ]),
  stats: z.array(z.object({ value: z.string(), label: z.string() })).default([]),
  why_us: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  /** Entries of its own, before those of all that works on the site. */
  header_menu: z.array(menuItemSchema).max(60, 'These are too many: at most 60 entries').default([]),
  /** Links of its own in the footer, by the group they stand in: `Vehicles` by body type, say. */
  footer_menu: z
    .array(z.object({ group: z.string().min(1), label: z.string().min(1), href: linkSchema }))
    .max(200, 'These are too many: at most 200 entries')
    .default([]),
  /** Addresses to which its menus do not lead although they work. */
  menu_hides: z
    .object({ header: z.array(z.string()).default([]), footer: z.array(z.string()).default([]) })
    .prefault({}),
  redirects: z.record(pagePathSchema, ownPathSchema).default({}),
  pages: z.array(contentPageSchema).default([]),
  /** Its blog, at /blog; none: no blog. */
  posts: z.array(postSchema).default([]),
  /** Above every page; whoever puts it away does not see it again. */
  announcement: announcementSchema.nullable().default(null),
  /** What its home page has below the first picture and the search, in this order; none: what its template has. */
  home: z.array(homePartSchema).max(60, 'These are too many: at most 60 parts').default([]),
  /** Of its privacy policy: where people write to (null: the site's own), and within how many days it answers (S9-54). */
  privacy: z
    .object({
      email: z.email().nullable().default(null),
      complaint_days: z.union([z.literal(14), z.literal(30)]).default(30),
    })
    .prefault({}),
  excluded_stocknums: z.array(z.string()).default([]),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type Flags = SiteConfig['flags'];

/**
 * What pages may know of their site: GET /internal/sites for the shell, `useSite()` for components.
 * `remotes` holds each remote's configuration part, as imported.
 */
export const siteSchema = siteConfigSchema.extend({
  /** Counts up with every imported version. */
  revision: z.number().int(),
  group_name: z.string(),
  offers_count: z.number().int().default(0),
  /** Makes it has most cars of, the most frequent first. */
  popular_makes: z.array(z.string()).default([]),
  /** How many vehicles of each of these it has, in their order. */
  make_counts: z.array(z.number().int()).default([]),
  /** Conditions of which it has vehicles for sale. */
  car_types: z.array(z.enum(['new', 'used', 'demo'])).default([]),
  /** When somebody answers its phone: the hours of the place that has its number, else of the first that sells. */
  phone_hours: z
    .object({ opening_hours: z.array(openingHourSchema), special_hours: z.array(specialHourSchema) })
    .nullable()
    .default(null),
  /**
   * schema.org's `AutoDealer` of each of its places, departments of one address together, whoever answers its phone first; with
   * addresses of this site as paths. For search engines.
   */
  dealers: z
    .array(z.looseObject({ url: z.string(), department: z.array(z.looseObject({ url: z.string() })).optional() }))
    .default([]),
  /** What it has for sale: car, motorcycle, truck, caravan. */
  item_types: z.array(z.string()).default([]),
  /** Kinds of its locations, '' among them for those that sell. */
  location_types: z.array(z.string()).default([]),
  /** How many brands it shows and new models it sells, and what of them a menu lists. */
  brand_count: z.number().int().default(0),
  new_model_count: z.number().int().default(0),
  range_menu: z.array(z.object({ label: z.string(), href: z.string(), picture: z.string().optional() })).default([]),
  remotes: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
export type Site = z.infer<typeof siteSchema>;

/** What the server alone asks of a site, most of it for menus and redirects: a page is sent empty lists of it. */
type ServerOnly =
  | 'hosts'
  | 'sells_new'
  | 'popular_makes'
  | 'make_counts'
  | 'range_menu'
  | 'location_types'
  | 'phone_hours'
  | 'dealers'
  | 'header_menu'
  | 'footer_menu'
  | 'menu_hides'
  | 'redirects'
  | 'posts'
  | 'why_us'
  | 'announcement'
  | 'excluded_stocknums';

/** A site as pages know it, in the browser as on the server. */
export type PageSite = Omit<Site, ServerOnly>;
