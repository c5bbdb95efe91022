import { z } from 'zod';
import { carTypeSchema } from '../vehicle/car.contract';

const nothing = z.object({});
const text = z.string();
/** Left out by pages of an older release. */
const newer = <Schema extends z.ZodType>(schema: Schema) => schema.exactOptional();

const carProps = z.object({ carId: text, slug: text });

const vehicleProps = z.object({
  carId: text,
  slug: text,
  carName: text,
  /** Its `item_type`; null where the feed names none. */
  itemType: text.nullable().exactOptional(),
  dealershipSlug: text,
  locationId: text,
  carType: newer(carTypeSchema),
});

/**
 * Every place on a page that a remote may fill, with what a page hands to it: flat and serialisable, so that a changed prop
 * is found by a shallow comparison. A new slot is an addition here (docs/architecture.md, "What a remote is"). A prop that
 * comes later is optional, and none that was there becomes so: pages and widgets of other releases live beside each other,
 * and a build says in its manifest which props it was made for.
 */
export const slotProps = {
  'home.search-card': nothing,
  'home.sections': nothing,
  /** On a home page that has the part `locations`. */
  'home.locations': nothing,
  /** On a home page that has the part `reviews`. */
  'home.reviews': nothing,
  /** `savable` as in vehicle.sidebar.actions; `path` is the car's page. The rest is what a favourite keeps of it (S4-47). */
  'results.card-actions': z.object({
    carId: text,
    carName: text.exactOptional(),
    path: text.exactOptional(),
    savable: z.boolean().exactOptional(),
    slug: text.exactOptional(),
    make: text.exactOptional(),
    model: text.exactOptional(),
    imageUrl: text.nullable().exactOptional(),
  }),
  /** Above the results: what keeps the search that the page's address says. */
  'results.save': nothing,
  /** Below the words that nothing was found. */
  'results.empty': nothing,
  /** What the page's repayments are worked out with, as `assumptionText` writes it; empty: each lender's own terms. */
  'repayments.terms': z.object({ terms: newer(text) }),
  'finance.terms': nothing,
  'vehicle.sidebar.finance': carProps,
  /** `savable`: whether this site lets the car be newly saved; as `available` where it is left out. */
  'vehicle.sidebar.actions': vehicleProps.extend({ available: z.boolean(), savable: z.boolean().exactOptional() }),
  /** What leads to a page of its own: checkout, test drive. `reservable` by A-32. */
  'vehicle.sidebar.buttons': vehicleProps.extend({ available: z.boolean(), reservable: z.boolean() }),
  /** `shown` as `ShownCar` has it, `phone` the number of its place. */
  'vehicle.enquiry': vehicleProps.extend({ available: z.boolean(), shown: newer(text), phone: newer(text) }),
  /** `fuel` in the feed's words and `litresPer100Km` as the maker says; null where nobody does. */
  'vehicle.calculators': carProps.extend({
    itemType: text.nullable().exactOptional(),
    fuel: newer(text.nullable()),
    litresPer100Km: newer(z.number().nullable()),
  }),
  'vehicle.location': vehicleProps,
  'vehicle.similar': carProps,
  'vehicle.reviews': z.object({ dealershipSlug: text }),
  /** On a dealership's own page: some of what it has in stock; both as a vehicle names it. */
  'location.stock': z.object({ dealershipSlug: text, dealershipName: text }),
  /** The form a content page names, and the place it is for (a location's slug; empty: the shopper chooses). */
  'content.form': z.object({ form: text, place: text }),
  /** Vehicles of a results page, as its address says, and how many of them at most. */
  'content.stock': z.object({ search: text, count: z.number() }),
  /** Places by their slugs, joined by commas; empty: all that the site shows. */
  'content.locations': z.object({ places: text }),
  /** What people say of a place, by its slug. */
  'content.reviews': z.object({ place: text }),
  /** The people of a place, by its slug. */
  'content.team': z.object({ place: text }),
  /** Beside a form about a loan: the vehicle it is about, as its address names it, and the page it stands on. */
  'form.finance': z.object({ car: text, page: text }),
  /** Below the calculator of the finance page. */
  'finance.budget': nothing,
  /** Below cars side by side; their slugs as the address names them, joined by commas. */
  'compare.costs': z.object({ slugs: text }),
  /** In a checkout's summary. */
  'checkout.delivery': carProps,
  'layout.header-account': nothing,
};

export type SlotName = keyof typeof slotProps;
export const slotNames = Object.keys(slotProps) as SlotName[];
export const slotNameSchema = z.enum(slotNames);

/** What a page hands to a slot. */
export type SlotProps = { [Name in SlotName]: z.infer<(typeof slotProps)[Name]> };
