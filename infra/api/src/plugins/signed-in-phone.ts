import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** E.164 of who asks. */
export function signedInPhone({ session }: Pick<FastifyRequest, 'session'>): string {
  if (!session) throw new ProblemError('unauthenticated', 'Sign in first');
  return session.phone;
}

/** Whether who is signed in (E.164; null for nobody) typed their own number: a code proved it. */
export function isProvenPhone(typed: string, signedIn: string | null): boolean {
  return signedIn !== null && phoneE164(typed) === signedIn;
}
