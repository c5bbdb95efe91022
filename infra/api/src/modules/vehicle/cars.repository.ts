import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { withDriveAway } from '../drive-away/drive-away.service';
import { cardEstimate } from '../stock/car/weekly-estimate.service';
import { findSiteVehicle, findSiteVehicleById } from '../stock/vehicles.service';
import { vehicleViews } from './vehicle-page.schema';

/** Cars of one site. Make it inside `withScope(db, scopeOf(site), ...)`. */
export function carsRepository(tx: Tx, site: TenantSite, now = new Date()) {
  return {
    /** By its slug or its id, whatever its status, with this site's estimate; null for a car that this site does not show. */
    async find(slugOrId: string): Promise<Car | null> {
      const car =
        (await findSiteVehicle(tx, site, slugOrId.toLowerCase())) ?? (await findSiteVehicleById(tx, site, slugOrId));
      if (!car) return null;
      const [counted] = await tx
        .select({ views: vehicleViews.views })
        .from(vehicleViews)
        .where(eq(vehicleViews.vehicleId, car.id));
      const priced = withDriveAway(car, site, now);
      return { ...priced, ...cardEstimate(car, site, now), views: car.views + (counted?.views ?? 0) };
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
