import { financeTeasersSchema, MAX_TEASERS } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceTeasers } from '@shared-kit/contracts/finance/finance.contract';
import { PUBLISHED_RATE_WARNING } from '@shared-kit/domain/finance/repayment/comparison-rate-warning';
import { financeEstimate, offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { financeRulesOf } from '../stock/car/weekly-estimate.service';
import { findSiteFinanced } from '../stock/vehicles.service';
import type { FinancedVehicle } from '../stock/vehicles.service';

const querySchema = z.object({
  /** Separated by commas. */
  cars: z
    .string()
    .max(10_000)
    .transform((cars) => [...new Set(cars.split(',').filter(Boolean))])
    .pipe(z.array(z.string().max(200)).min(1, 'Name a car').max(MAX_TEASERS, `Name at most ${MAX_TEASERS} cars`)),
});

/** The repayments of a page of results in one request. */
export const financeTeasersRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/finance-teasers',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { querystring: querySchema, response: { 200: financeTeasersSchema } },
    },
    async ({ site, query }) => {
      const cars = await withScope(db, scopeOf(site), (tx) => findSiteFinanced(tx, site, query.cars));
      return teasersOf(cars, new Set(query.cars), site, new Date());
    },
  );
};

function teasersOf(cars: FinancedVehicle[], asked: ReadonlySet<string>, site: TenantSite, now: Date): FinanceTeasers {
  const teasers = Object.fromEntries(
    cars.map((car) => [asked.has(car.id) ? car.id : car.slug, teaserOf(car, site, now)]),
  );
  const isShown = Object.values(teasers).some((teaser) => teaser !== null);
  return { teasers, warning: isShown ? PUBLISHED_RATE_WARNING : null };
}

/** None beside the price of a subscription's week: a card has one figure a week. The vehicle's own page names each of the two. */
function teaserOf(car: FinancedVehicle, site: TenantSite, now: Date): FinanceTeasers['teasers'][string] {
  if (priceDisplay(car, site.config).kind === 'subscription') return null;
  const estimate = financeEstimate(car, financeRulesOf(site), now);
  const repayment = offeredRepayment(estimate);
  return repayment && estimate.lender !== null ? { ...repayment, lender: estimate.lender } : null;
}
