import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { Refused, refuseField } from '@infra/releases/desk/refused';
import { AccountRefusal } from '../account-refusal';
import type { Doer } from '../operator-events';

export const DONE = { done: true } as const;

/** @throws {Refused} 403 for programs, which have no account. */
export function mine({ operator, operatorSession }: FastifyRequest) {
  if (!operator || !operatorSession)
    throw new Refused(403, { code: 'forbidden', detail: 'Only who signed in has an account', fieldErrors: {} });
  return { session: operatorSession, doer: { name: operator.name, id: operator.id } };
}

/**
 * Who does something to others' accounts and to tokens.
 *
 * @throws {Refused} 403 for a token: what a program has leaked is not to make more of itself.
 */
export function doerOf({ operator }: FastifyRequest): Doer {
  if (!operator || operator.kind === 'token')
    throw new Refused(403, { code: 'forbidden', detail: 'A token may not change accounts or tokens', fieldErrors: {} });
  return { name: operator.name, id: operator.id };
}

/** What accounts refuse is a `Problem` that names the field. */
export const accountRefusals = fp(async (app) => {
  await app.register(describedRoutes, {
    refusalOf: (error) => (error instanceof AccountRefusal ? refuseField(error.field, error.message) : error),
  });
});
