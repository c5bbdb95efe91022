import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { carCardSchema, carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { soldAtMs } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { Db } from '../src/db/db';
import { dealerGroups } from '../src/db/dealer-groups';
import { withOperatorScope, withScope } from '../src/db/scope';
import { dealerships, locations } from '../src/modules/locations/location.schema';
import type { SiteDirectory } from '../src/modules/site/site-directory.service';
import { siteRepository } from '../src/modules/site/site.repository';
import { vehicles } from '../src/modules/stock/stock.schema';

type SiteSeed = Partial<SiteConfig> & {
  slug: string;
  group: string;
  remotes?: Record<string, Record<string, unknown>>;
};
type LocationSeed = Partial<Location> & { group: string };
type VehicleSeed = Partial<Car> & { group: string };

/** How long a server may believe that stock has not changed (search module). */
const REVISION_TTL_MS = 1_050;

/** Puts the rows of a test into its database. What a test does not name is believable and different each time. */
export function seeds(ownerDb: Db, directory: Pick<SiteDirectory, 'refresh'>) {
  return {
    async addGroup(slug: string, name = `Group ${slug}`) {
      await withOperatorScope(ownerDb, (tx) => tx.insert(dealerGroups).values({ slug, name }));
      return { slug, name };
    },

    /** A site at host `{slug}.test` unless `hosts` says otherwise. Its group exists already. */
    async addSite({ group, remotes = {}, ...overrides }: SiteSeed) {
      const config = siteConfigSchema.parse({
        name: `Site ${overrides.slug}`,
        dealership_group: group,
        hosts: [`${overrides.slug}.test`],
        phone: '07 3000 0000',
        email: 'hello@dealer.example',
        address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
        dealer_license_number: '1234567',
        theme: { accent: '#0b5fff' },
        ...overrides,
      });
      await withOperatorScope(ownerDb, (tx) =>
        siteRepository(tx).append(
          { slug: config.slug, group, hosts: config.hosts, config: { ...config, remotes } },
          'test',
        ),
      );
      await directory.refresh();
      return { slug: config.slug, group, host: config.hosts[0] ?? '' };
    },

    async addDealership({ group, slug, name = `Dealership ${slug}` }: { group: string; slug: string; name?: string }) {
      await withScope(ownerDb, { group }, (tx) =>
        tx.insert(dealerships).values({ groupSlug: group, slug, id: slug, name }).onConflictDoNothing(),
      );
    },

    /** A place of a dealership, which is made when it does not exist. */
    async addLocation({ group, ...overrides }: LocationSeed): Promise<Location> {
      const id = overrides.id ?? randomUUID();
      const dealershipSlug = overrides.dealership_slug ?? `${group}-motors`;
      const location = locationSchema.parse({
        id,
        name: 'Main yard',
        slug: `yard-${id}`,
        dealership_id: dealershipSlug,
        dealership_slug: dealershipSlug,
        dealership_name: `Dealership ${dealershipSlug}`,
        address: { id, street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
        contact_detail: { phone: '07 3000 0000' },
        ...overrides,
      });
      await this.addDealership({ group, slug: dealershipSlug });
      const { slug, visible, location_type: locationType } = location;
      await withScope(ownerDb, { group }, (tx) =>
        tx
          .insert(locations)
          .values({ groupSlug: group, id, slug, dealershipSlug, visible, locationType, doc: location }),
      );
      return location;
    },

    /** Says that a group's stock changed, as an import does, and waits until the server has seen it. */
    async stockChanged(group: string) {
      await withScope(ownerDb, { group }, (tx) =>
        tx.execute(
          sql`insert into stock_revision (group_slug) values (${group}) on conflict (group_slug) do update set revision = stock_revision.revision + 1`,
        ),
      );
      await delay(REVISION_TTL_MS);
      await directory.refresh();
    },

    /** A car in stock, stored as the importer stores it. */
    async addVehicle({ group, ...overrides }: VehicleSeed): Promise<Car> {
      const car = aCarInStock(group, overrides);
      await withScope(ownerDb, { group }, (tx) => tx.insert(vehicles).values(vehicleRow(group, car)));
      return car;
    },
  };
}

function aCarInStock(group: string, overrides: Partial<Car>): Car {
  const id = overrides.id ?? randomUUID();
  const slug = overrides.slug ?? `car-${id}`;
  return carSchema.parse({
    id,
    slug,
    path: `/cars/${slug}`,
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    price: 35_990,
    km: 42_000,
    stocknum: id.slice(0, 8),
    status: 'in_stock',
    car_type: 'used',
    created_at: '2026-01-05T00:00:00.000Z',
    dealership_slug: `${group}-motors`,
    dealership_id: `${group}-motors`,
    ...overrides,
  });
}

function vehicleRow(group: string, car: Car): typeof vehicles.$inferInsert {
  const soldAt = soldAtMs(car);
  const { id, slug, stocknum, status, year, make, model, badge, series, km, reserved, certified } = car;
  return {
    ...{ id, slug, stocknum, status, year, make, model, badge, series, km, reserved, certified },
    groupSlug: group,
    dealershipSlug: car.dealership_slug,
    locationId: car.location?.id ?? null,
    carType: car.car_type,
    itemType: car.item_type,
    body: car.simple_body,
    fuel: car.simple_fuel,
    drive: car.simple_drive,
    transmission: car.simple_transmission,
    price: car.offer_price ?? car.price,
    customRank: car.custom_rank,
    showOnDealerWebsite: car.show_on_dealer_website,
    createdAt: new Date(car.created_at),
    soldAt: soldAt === null ? null : new Date(soldAt),
    contentHash: id,
    card: carCardSchema.parse(car),
    doc: car,
  };
}
