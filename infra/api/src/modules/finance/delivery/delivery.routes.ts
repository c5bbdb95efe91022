import { deliveryQuerySchema, deliverySchema } from '@shared-kit/contracts/place/delivery.contract';
import { stateOfPostcode } from '@shared-kit/domain/place/postcode-state';
import { SHOPPER_STATE, stateCookieFacts } from '@shared-kit/domain/place/shopper-state';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deliveries } from './delivery.service';

/**
 * What the site brings a car to a postcode for; null twice where it has no price. Charges on cars are those of the
 * postcode's state from here on, as after a page whose address has a postcode.
 */
export const deliveryRoutes: FastifyPluginAsyncZod<{ deliver: Deliveries }> = async (app, { deliver }) => {
  app.get(
    '/api/delivery',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { querystring: deliveryQuerySchema, response: { 200: deliverySchema } },
    },
    async ({ site, query: { postcode, car_id: carId }, protocol, ip }, reply) => {
      const delivery = await deliver(site, { postcode, carId, ip });
      const state = delivery.known ? stateOfPostcode(postcode) : null;
      if (state && state !== site.shopper_state)
        reply.setCookie(SHOPPER_STATE, state, stateCookieFacts(protocol === 'https'));
      return delivery;
    },
  );
};
