import { hardenReply } from '@shared-kit/domain/answer-headers';
import { namesTwoHosts } from '@shared-kit/domain/malformed-http';
import fp from 'fastify-plugin';
import { ProblemError } from './problems';

/** What every answer says to a browser, and what no request may be. */
export const hardenedAnswers = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (namesTwoHosts(request)) throw new ProblemError('bad_request', 'Malformed request');
    });
    app.addHook('onSend', async (_request, reply) => hardenReply(reply));
  },
  { name: 'hardened-answers', dependencies: ['problems'] },
);
