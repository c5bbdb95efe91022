import type { Location } from '@shared-kit/contracts/place/location.contract';
import { locationSchema, openingHourSchema, specialHourSchema } from '@shared-kit/contracts/place/location.contract';
import { scopePath } from '@shared-kit/domain/search/search-path';
import { MIDNIGHT, ofClock } from '@shared-kit/domain/place/written-hours';
import { CLOCK_TIME } from '@shared-kit/domain/time/clock-time';
import { notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { webAddressSchema } from '@shared-kit/contracts/site/link.contract';
import { slugSchema } from '@shared-kit/contracts/site/slug.contract';
import type { Db } from '../../db/db';
import { withOperatorScope, withScope } from '../../db/scope';
import { keepChangeDates } from '../../db/keep-change-dates';
import { storeDealerGroup } from '../../db/dealer-groups';
import { SiteConfigRefused, toFaults } from '../../site-config/site-config-fault';
import type { SiteConfigFault } from '../../site-config/site-config-fault';
import { findUnknownKeys } from '../../site-config/unknown-keys';
import { keepHours } from './hours/keep-hours';
import { dealerships, locations } from './location.schema';
import type { DealershipDoc } from './location.schema';

const time = z.string().regex(CLOCK_TIME, 'a time like 08:30').nullable().default(null);

/** Midnight at the end of a day may be written so, as at the desk (hours-faults.ts); it is stored as a clock shows it. */
const closing = z
  .string()
  .refine((said) => said === MIDNIGHT || CLOCK_TIME.test(said), 'a time like 17:30, or 24:00')
  .transform(ofClock)
  .nullable()
  .default(null);

/** Pages and bookings reckon with hours, so here they are what the contract says they are. */
const placeSchema = locationSchema
  .omit({ dealership_id: true, dealership_name: true, dealership_website: true })
  .extend({
    slug: slugSchema,
    address: locationSchema.shape.address.extend({ place_url: webAddressSchema.nullable().default(null) }),
    contact_detail: locationSchema.shape.contact_detail.extend({
      opening_hours: z.array(openingHourSchema.extend({ open: time, close: closing })).default([]),
    }),
    special_hours: z
      .array(
        specialHourSchema.extend({
          date: z.iso.date('a date like 2026-12-25'),
          start_hour: time,
          end_hour: closing,
          hours: z.object({ begin: time, end: closing }).nullable().default(null),
        }),
      )
      .default([]),
  });

/** What a dealer group owns. Locations name their dealership by slug; its id, name and website are filled in. */
export const groupFileSchema = z.object({
  slug: slugSchema,
  name: z.string().min(1),
  dealerships: z
    .array(
      z.object({
        id: z.string().optional(),
        slug: slugSchema,
        name: z.string().min(1),
        lead_email: z.email().optional(),
        website: z
          .object({
            name: z.string(),
            slug: slugSchema.optional(),
            url: webAddressSchema,
            make: z.string().optional(),
            logo_url: z.string().optional(),
          })
          .optional(),
      }),
    )
    .min(1),
  locations: z.array(placeSchema),
});
type GroupFile = z.output<typeof groupFileSchema>;

/** First segments after /search/ that are not a dealership. */
const RESERVED_SEARCH_WORDS = /-cars$|^(cars|search|special-offers)$/;

export type ImportedGroup = { slug: string; dealerships: number; locations: number };

/**
 * Stores a group with its dealerships and locations. What the file no longer names goes; stock stays.
 * `ownerDb` is connected as the owner.
 *
 * @throws {SiteConfigRefused} naming every wrong value; nothing is changed then.
 */
export async function importGroup(ownerDb: Db, given: unknown): Promise<ImportedGroup> {
  const parsed = groupFileSchema.safeParse(given);
  if (!parsed.success) throw new SiteConfigRefused('The group', toFaults(parsed.error));
  const group = parsed.data;
  const faults = [...findUnknownKeys(given, group), ...checkGroup(group)];
  if (faults.length > 0) throw new SiteConfigRefused(group.slug, faults);

  await withOperatorScope(ownerDb, (tx) => storeDealerGroup(tx, group));
  await withScope(ownerDb, { group: group.slug }, async (tx) => {
    // Rows of this scope only: row level security leaves other groups out of every statement.
    const before = await tx
      .select({ slug: locations.slug, doc: locations.doc, changedAt: locations.changedAt })
      .from(locations);
    await tx.delete(locations);
    await tx.delete(dealerships).where(
      notInArray(
        dealerships.slug,
        group.dealerships.map((dealership) => dealership.slug),
      ),
    );
    for (const { id, slug: dealershipSlug, name, ...doc } of group.dealerships) {
      const facts = { id: id ?? dealershipSlug, name, doc: toDoc(doc) };
      await tx
        .insert(dealerships)
        .values({ groupSlug: group.slug, slug: dealershipSlug, ...facts })
        .onConflictDoUpdate({ target: [dealerships.groupSlug, dealerships.slug], set: facts });
    }
    if (group.locations.length > 0) await tx.insert(locations).values(locationRows(group));
    await keepHours(tx, group.slug);
    await keepChangeDates(tx, 'location', before);
  });
  return { slug: group.slug, dealerships: group.dealerships.length, locations: group.locations.length };
}

function locationRows({ slug: groupSlug, dealerships: owners, locations: places }: GroupFile) {
  const bySlug = new Map(owners.map((owner) => [owner.slug, owner]));
  return places.map((place, position) => {
    const owner = bySlug.get(place.dealership_slug);
    const doc = {
      ...place,
      dealership_id: owner?.id ?? place.dealership_slug,
      dealership_name: owner?.name ?? '',
      dealership_website: websiteOf(owner),
    };
    const { id, slug: placeSlug, dealership_slug: dealershipSlug, visible, location_type: locationType } = doc;
    return { groupSlug, id, slug: placeSlug, dealershipSlug, visible, locationType, position, doc };
  });
}

function websiteOf(owner: GroupFile['dealerships'][number] | undefined): Location['dealership_website'] {
  if (!owner?.website) return null;
  const { name, slug: websiteSlug = null, make = null, url, logo_url: logo = null } = owner.website;
  return { name, slug: websiteSlug, make, url, logo: { url: logo } };
}

function checkGroup({ dealerships: owners, locations: places }: GroupFile): SiteConfigFault[] {
  const known = new Set(owners.map((owner) => owner.slug));
  return [
    ...findRepeats(
      owners.map((owner) => owner.slug),
      (index) => `dealerships.${index}.slug`,
    ),
    ...findRepeats(
      places.map((place) => place.slug),
      (index) => `locations.${index}.slug`,
    ),
    ...findRepeats(
      places.map((place) => place.id),
      (index) => `locations.${index}.id`,
    ),
    ...owners.flatMap((owner, index) =>
      RESERVED_SEARCH_WORDS.test(owner.slug)
        ? [{ path: `dealerships.${index}.slug`, message: `${scopePath(owner.slug)} already means something else` }]
        : [],
    ),
    ...places.flatMap((place, index) =>
      known.has(place.dealership_slug)
        ? []
        : [{ path: `locations.${index}.dealership_slug`, message: `there is no dealership ${place.dealership_slug}` }],
    ),
  ];
}

function findRepeats(values: readonly string[], pathOf: (index: number) => string): SiteConfigFault[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: pathOf(index), message: `${value} is there twice` }] : [],
  );
}

/** An absent optional and an undefined one are the same to JSON, not to the compiler. */
function toDoc(facts: object): DealershipDoc {
  return JSON.parse(JSON.stringify(facts)) as DealershipDoc;
}
