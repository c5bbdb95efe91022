import { carCostsSchema, COST_YEARS } from '@shared-kit/contracts/finance/car-costs.contract';
import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { frequencyOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { ownershipLoan } from '@shared-kit/domain/vehicle/costs/ownership-loan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { inOneState, onRoadChargesOf, yearlyChargesOf } from '../drive-away/drive-away.service';
import { findComparedCars } from '../vehicle/shown-car.service';
import { carEstimate } from './car-estimate.service';

/** What the costs of some vehicles are worked out from; those that this site does not show or that are sold are left out. */
export const carCostsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/car-costs',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { querystring: z.object({ cars: z.string().max(1_000).default('') }), response: { 200: carCostsSchema } },
    },
    async ({ site, query }) => {
      const now = new Date();
      return withScope(db, scopeOf(site), async (tx) => {
        const compared = await findComparedCars(tx, site, query.cars);
        const { site: asked, in_state } = inOneState(compared, site);
        const cars = compared.filter(isAvailable).map((car) => factsOf(car, asked, now));
        return { cars, assumption: site.assumption ?? null, in_state };
      });
    },
  );
};

const NO_PRICE = { dollars: null, source: 'Not included: the price is not told.' };

function factsOf(car: Car, site: TenantSite, now: Date): CarCostFacts {
  const { config } = site;
  const { slug, name, make, model, item_type, fuel, simple_fuel, variant } = car;
  const price = askingPrice(car, config);
  const priced = {
    price: price.amount,
    price_text: price.amount === null ? null : priceText({ ...price, estimate: undefined }),
  };
  return {
    ...{ slug, name, make, model, item_type, fuel: fuel ?? simple_fuel },
    // A feed's 0 is a consumption nobody knows (S5-66).
    litres_per_100km: variant?.fuelconsumptioncombined || null,
    ...priced,
    loans: loansOf({ ...priced, estimate: carEstimate(car, site, now) }, site),
    on_road: price.amount === null ? NO_PRICE : onRoadChargesOf(car, site, now),
    registration: yearlyChargesOf(car, site, now),
  };
}

/** By the years that a page may ask for. */
function loansOf(car: Parameters<typeof ownershipLoan>[0], { config, assumption }: TenantSite): CarCostFacts['loans'] {
  const settings = settingsOf(config, 'mfe-finance');
  const frequency = frequencyOf(config);
  return COST_YEARS.flatMap(
    (years) => ownershipLoan(car, { years, frequency, assumption: assumption ?? null }, settings) ?? [],
  );
}
