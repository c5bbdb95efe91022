import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deliveryQuerySchema, deliverySchema } from '@shared-kit/contracts/delivery.contract';
import { deliveryZoneOf } from '@shared-kit/domain/price/delivery-price';

/** What the site brings a car to a postcode for, by its own price list; null twice where it has no price. */
export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/delivery',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { querystring: deliveryQuerySchema, response: { 200: deliverySchema } },
    },
    async ({ site, query }) => {
      const zone = deliveryZoneOf(settingsOf(site.config, 'mfe-finance').delivery_zones, query.postcode);
      return { price: zone?.price ?? null, name: zone?.name ?? null };
    },
  );
};
