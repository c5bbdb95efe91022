import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../plugins/problems';

/** E.164 of who is signed in. */
export function phoneOf({ session }: Pick<FastifyRequest, 'session'>): string {
  if (!session) throw new ProblemError('unauthenticated', 'Sign in first');
  return session.phone;
}
