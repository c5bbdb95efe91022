import { deliveryQuerySchema, deliverySchema } from '@shared-kit/contracts/place/delivery.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deliveries } from './delivery.service';

/** What the site brings a car to a postcode for; null twice where it has no price. */
export const deliveryRoutes: FastifyPluginAsyncZod<{ deliver: Deliveries }> = async (app, { deliver }) => {
  app.get(
    '/api/delivery',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { querystring: deliveryQuerySchema, response: { 200: deliverySchema } },
    },
    ({ site, query: { postcode, car_id: carId } }) => deliver(site, { postcode, carId }),
  );
};
