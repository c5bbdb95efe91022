import { justDoneSchema } from '@shared-kit/contracts/account/account.contract';
import { doneMarkSchema } from '@shared-kit/contracts/account/preferences.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actJustDone } from '../../../signing/done-act';

/** Whether what the address of a page says was just done, was: it names nobody, so that who has signed out may ask as well. */
export const justDoneRoutes: FastifyPluginAsyncZod<{ sessionSecret: string }> = async (app, { sessionSecret }) => {
  app.get(
    '/api/done',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { querystring: z.object({ done: doneMarkSchema }), response: { 200: justDoneSchema } },
    },
    async ({ site, query: { done = '' } }) => ({ act: actJustDone({ secret: sessionSecret, site: site.slug }, done) }),
  );
};
