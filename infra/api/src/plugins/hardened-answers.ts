import { hardenReply } from '@shared-kit/domain/http/answer-headers';
import { hasNoOneOrigin } from '@shared-kit/domain/http/malformed-http';
import fp from 'fastify-plugin';
import { ProblemError } from './problems';
import { isReadable } from './readable-input';

/** Of the longest address a page or a search of ours has, several times over. */
const LONGEST_ADDRESS = 8_192;

/** What every answer says to a browser, and what no request may be. */
export const hardenedAnswers = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (hasNoOneOrigin(request)) throw new ProblemError('bad_request', 'Malformed request');
      if (request.url.length > LONGEST_ADDRESS) throw new ProblemError('bad_request', 'The address is too long');
    });
    app.addHook('preValidation', async ({ params, query, body, cookies, routeOptions }) => {
      const { mendsText = false } = routeOptions.config.policy ?? {};
      if (!isReadable([params, query, cookies]) || !isReadable(body, mendsText))
        throw new ProblemError('bad_request', 'Malformed request');
    });
    app.addHook('onSend', async (_request, reply) => hardenReply(reply));
  },
  { name: 'hardened-answers', dependencies: ['problems'] },
);
