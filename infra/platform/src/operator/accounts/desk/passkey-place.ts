import type { PasskeyPlace } from '@infra/api/signing/passkey-ceremony';
import { refuseField } from '@infra/releases/desk/refused';
import type { FastifyRequest } from 'fastify';

/**
 * The place that was configured (`OPERATOR_ORIGIN`), whatever a request says of itself: who stands between a browser and us
 * could say anything, and a passkey made at another name would be of no use here.
 *
 * @throws {Refused} for a page at another address, in words: its browser would only say that it failed.
 */
export function placeOf({ headers }: FastifyRequest, configured: string): PasskeyPlace {
  if (headers.origin !== undefined && headers.origin !== configured)
    throw refuseField('passkey', `Passkeys are good at ${configured} only: open the console there`);
  return { origin: configured, rpId: new URL(configured).hostname };
}
