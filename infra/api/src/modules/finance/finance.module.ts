import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { deliveryRoutes } from './delivery.routes';
import { financeEstimateRoutes } from './finance-estimate.routes';
import { httpQuote } from './http-quote.adapter';
import { lendersQuote } from './lenders-quote.adapter';
import { quoteRoutes } from './quote.routes';

export async function financeModule(app: FastifyInstance, { config, db }: ApiDeps): Promise<void> {
  const { YOUX_URL: url, YOUX_KEY: key } = config;
  await app.register(deliveryRoutes);
  await app.register(financeEstimateRoutes, { db });
  await app.register(quoteRoutes, { db, quote: url && key ? httpQuote(url, key) : lendersQuote });
}
