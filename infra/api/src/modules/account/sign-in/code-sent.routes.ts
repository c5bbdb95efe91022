import { codeSentSchema } from '@shared-kit/contracts/account/account.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SignInDeps } from './sign-in.routes';
import { codeAsked } from './code-asked';

/** As many as tell its owner which of their numbers it is, and nobody else what it is. */
const DIGITS_TOLD = 3;

/** Where this browser's code went, and whether it can still be entered: for a step that is loaded anew, as it is without JavaScript. */
export const codeSentRoutes: FastifyPluginAsyncZod<Pick<SignInDeps, 'db' | 'sessionSecret'>> = async (
  app,
  { db, sessionSecret },
) => {
  app.get(
    '/api/sign-in/code',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { response: { 200: codeSentSchema } },
    },
    async (request) => {
      const asked = await codeAsked(db, request, sessionSecret);
      if (asked === null) return { ends: null, again: false, used_up: false };
      return { ends: asked.phone.slice(-DIGITS_TOLD), again: asked.isAgain, used_up: asked.isUsedUp };
    },
  );
};
