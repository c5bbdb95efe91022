import {
  doneSchema,
  idParamsSchema,
  newTokenSchema,
  tokenMadeSchema,
  tokensSchema,
} from '@shared-kit/contracts/operator/operators.contract';
import type { Tokens } from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { access } from '@infra/releases/operator/access';
import { listTokens, makeToken, revokeToken } from '../operator-tokens';
import type { OperatorToken } from '../operator-tokens';
import type { Gate } from '../../sign-in/gate';
import { DONE, accountRefusals, doerOf } from './mine';

const MANAGING = { config: access('tokens.manage') };
const tags = ['tokens'];

/** What programs show in place of a sign-in. */
export const tokenRoutes: FastifyPluginAsync<{ gate: Gate }> = async (plain, { gate }) => {
  await plain.register(accountRefusals);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get('/', { ...MANAGING, schema: { tags, response: { 200: tokensSchema } } }, async () => {
    const tokens = await gate.inAccounts(listTokens);
    return { tokens: tokens.map((token) => toListed(token, gate.now())) };
  });

  app.post(
    '/',
    { ...MANAGING, schema: { tags, body: newTokenSchema, response: { 200: tokenMadeSchema } } },
    async (request) => ({
      token: await gate.inAccounts((client) => makeToken(client, doerOf(request), request.body, gate.now())),
    }),
  );

  app.delete(
    '/:id',
    { ...MANAGING, schema: { tags, params: idParamsSchema, response: { 200: doneSchema } } },
    async (request) => {
      await gate.inAccounts((client) => revokeToken(client, doerOf(request), request.params.id));
      return DONE;
    },
  );
};

function toListed(token: OperatorToken, nowMs: number): Tokens['tokens'][number] {
  const { id, name, role, remotes, madeBy, madeAt, expiresAt, usedAt, revokedAt } = token;
  const isOver = expiresAt.getTime() <= nowMs;
  return {
    ...{ id, name, role, remotes, madeBy, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() },
    usedAt: usedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : isOver ? 'expired' : 'good',
  };
}
