import { driveAwayQuerySchema, driveAwaySchema } from '@shared-kit/contracts/finance/drive-away.contract';
import type { DriveAway } from '@shared-kit/contracts/finance/drive-away.contract';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { stateOfPostcode } from '@shared-kit/domain/place/postcode-state';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { ledgerOf, stateFor } from '../drive-away/drive-away.service';
import type { Deliveries } from './delivery/delivery.service';
import { findShownCar } from '../vehicle/shown-car.service';

/** What a car costs on the road, item by item: in the state of the postcode, else the shopper's, else the car's. */
export const driveAwayRoutes: FastifyPluginAsyncZod<{ db: Db; deliver: Deliveries }> = async (app, { db, deliver }) => {
  app.get(
    '/api/cars/:slug/drive-away',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: {
        params: z.object({ slug: z.string().max(200) }),
        querystring: driveAwayQuerySchema,
        response: { 200: driveAwaySchema.nullable() },
      },
    },
    async ({ site, params, query: { postcode: typed = '' }, ip }) => {
      const now = new Date();
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.slug, now));
      const named = stateOfPostcode(typed);
      const delivery = named && (await deliver(site, { postcode: typed, location: car.location, ip }));
      // The two boxes of a page agree: a postcode that nobody can place names no state either (S8-05).
      const asked = delivery?.known ? named : null;
      const ledger = ledgerOf(car, site, asked ?? stateFor(car, site), now);
      if (!ledger) return null;
      return {
        ...{ ledger, ...whoseState(site, typed, asked) },
        delivery: delivery?.name && delivery.price !== null ? { name: delivery.name, price: delivery.price } : null,
      };
    },
  );
};

function whoseState(
  site: TenantSite,
  typed: string,
  asked: RegoState | null,
): Pick<DriveAway, 'state_by' | 'postcode'> {
  if (asked) return { state_by: 'postcode', postcode: 'valid' };
  return { state_by: site.shopper_state ? 'shopper' : 'car', postcode: typed === '' ? 'none' : 'invalid' };
}
