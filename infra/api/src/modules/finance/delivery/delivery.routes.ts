import { deliveryQuerySchema, deliverySchema } from '@shared-kit/contracts/place/delivery.contract';
import { stateOfPostcode } from '@shared-kit/domain/place/postcode-state';
import { SHOPPER_STATE } from '@shared-kit/domain/place/shopper-state';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deliveries } from './delivery.service';

/** As long as the shell keeps it, for a postcode that an address says. */
const YEAR_S = 365 * 24 * 3600;

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
    async ({ site, query: { postcode, car_id: carId }, protocol }, reply) => {
      const delivery = await deliver(site, { postcode, carId });
      const state = delivery.known ? stateOfPostcode(postcode) : null;
      const facts = {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        maxAge: YEAR_S,
        secure: protocol === 'https',
      } as const;
      if (state && state !== site.shopper_state) reply.setCookie(SHOPPER_STATE, state, facts);
      return delivery;
    },
  );
};
