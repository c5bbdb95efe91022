import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { carPageRoutes } from './car-page.routes';
import { carsRoutes } from './cars.routes';

export async function vehicleModule(app: FastifyInstance, { db }: ApiDeps): Promise<void> {
  await app.register(carsRoutes, { db });
  await app.register(carPageRoutes, { db });
}
