import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** E.164 of who asks. */
export function signedInPhone({ session }: Pick<FastifyRequest, 'session'>): string {
  if (!session) throw new ProblemError('unauthenticated', 'Sign in first');
  return session.phone;
}
