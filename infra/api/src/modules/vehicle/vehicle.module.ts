import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { carPageRoutes } from './car-page.routes';
import { carsRoutes } from './cars.routes';
import { httpPriceGauge } from './http-price-gauge';
import { stockPriceGauge } from './stock-price-gauge';

export async function vehicleModule(app: FastifyInstance, { config, db, sites }: ApiDeps): Promise<void> {
  const { AUTOGAUGE_URL: url, AUTOGAUGE_KEY: key } = config;
  await app.register(carsRoutes, { db, sites });
  await app.register(carPageRoutes, { db, gauge: url && key ? httpPriceGauge(url, key) : stockPriceGauge(db) });
}
