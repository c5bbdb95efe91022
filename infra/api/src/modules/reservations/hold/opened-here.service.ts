import type { FastifyRequest } from 'fastify';
import { askerOf } from './own-reservations';

/** The pages of the reservations that the asking browser made at this site, or opened by their links. */
export function reservationsOpenedHere(secret: string, request: FastifyRequest): string[] {
  const { made, pageOf } = askerOf(secret, request, null);
  return made.map(pageOf);
}
