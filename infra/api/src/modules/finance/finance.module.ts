import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { assumptionRoutes } from './assumption.routes';
import { carCostsRoutes } from './car-costs.routes';
import { deliveryRoutes } from './delivery/delivery.routes';
import { deliveries } from './delivery/delivery.service';
import { driveAwayRoutes } from './drive-away.routes';
import { financeEstimateRoutes } from './finance-estimate.routes';
import { financeTeasersRoutes } from './finance-teasers.routes';
import { httpQuote } from './http-quote.adapter';
import { lendersQuote } from './lenders-quote.adapter';
import { quoteRoutes } from './quote.routes';
import { providerBudget } from '../../provider-budget';

export async function financeModule(app: FastifyInstance, { config, db, log }: ApiDeps): Promise<void> {
  const { YOUX_URL: url, YOUX_KEY: key } = config;
  const deliver = deliveries({ config, db, log });
  await app.register(deliveryRoutes, { deliver });
  await app.register(driveAwayRoutes, { db, deliver });
  await app.register(carCostsRoutes, { db });
  await app.register(assumptionRoutes, { db });
  await app.register(financeEstimateRoutes, { db });
  await app.register(financeTeasersRoutes, { db });
  await app.register(quoteRoutes, {
    db,
    quote: url && key ? httpQuote(url, key, providerBudget(config)) : lendersQuote,
  });
}
