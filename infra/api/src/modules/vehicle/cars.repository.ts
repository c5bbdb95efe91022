import { and, eq, sql } from 'drizzle-orm';
import { carSchema } from '@shared-kit/contracts/car.contract';
import type { Car } from '@shared-kit/contracts/car.contract';
import { isListed } from '@shared-kit/domain/car-availability';
import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { cardEstimate } from '../stock/car/weekly-estimate';
import { vehicles } from '../stock/stock.schema';
import { siteStock } from './site-stock';
import { vehicleViews } from './vehicle-page.schema';

/** Cars of one site. Make it inside `withScope(db, scopeOf(site), ...)`. */
export function carsRepository(tx: Tx, site: TenantSite, now = new Date()) {
  return {
    /** Whatever its status, with this site's estimate; null for a car that this site does not show. */
    async findBySlug(slug: string): Promise<Car | null> {
      const [row] = await tx
        .select({ doc: vehicles.doc, counted: vehicleViews.views })
        .from(vehicles)
        .leftJoin(
          vehicleViews,
          and(eq(vehicleViews.groupSlug, vehicles.groupSlug), eq(vehicleViews.vehicleId, vehicles.id)),
        )
        .where(and(siteStock(site), eq(vehicles.slug, slug)));
      if (!row) return null;
      const car = carSchema.parse(row.doc);
      return { ...car, ...cardEstimate(car, site.config, now), views: car.views + (row.counted ?? 0) };
    },

    async hasId(id: string): Promise<boolean> {
      const rows = await tx
        .select({ id: vehicles.id })
        .from(vehicles)
        .where(and(siteStock(site), eq(vehicles.id, id)));
      return rows.length > 0;
    },

    async countView(vehicleId: string): Promise<void> {
      await tx
        .insert(vehicleViews)
        .values({ groupSlug: site.group_slug, vehicleId, views: 1 })
        .onConflictDoUpdate({
          target: [vehicleViews.groupSlug, vehicleViews.vehicleId],
          set: { views: sql`${vehicleViews.views} + 1` },
        });
    },
  };
}

/**
 * The car at a slug of this site, for as long as it may be shown: available, or sold at most
 * as many days ago as the site says (S4-07 to S4-09, S2-20).
 *
 * @throws {ProblemError} `not_found`, or `gone` for a car sold longer ago.
 */
export async function findShownCar(db: Db, site: TenantSite, slug: string, now = new Date()): Promise<Car> {
  const car = await withScope(db, scopeOf(site), (tx) => carsRepository(tx, site, now).findBySlug(slug));
  if (!car) throw new ProblemError('not_found', 'No such car');
  if (!isListed(car, site.config.include_sold_cars_days, now))
    throw new ProblemError('gone', 'This car is no longer for sale');
  return car;
}
