import { and, eq, sql } from 'drizzle-orm';
import { carSchema } from '@shared-kit/contracts/car.contract';
import type { Car } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';
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
