import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Refused, refuseField } from '@infra/releases/desk/refused';
import type { StoredPasskey } from '../accounts/operator-passkeys';

/** Where a ceremony takes place: what browsers bind a passkey to. */
type Place = { origin: string; rpId: string };

/**
 * The place that was configured (`OPERATOR_ORIGIN`), whatever a request says of itself: who stands between a browser and us
 * could say anything, and a passkey made at another name would be of no use here.
 *
 * @throws {Refused} for a page at another address, in words: its browser would only say that it failed.
 */
export function placeOf({ headers }: FastifyRequest, configured: string): Place {
  if (headers.origin !== undefined && headers.origin !== configured)
    throw refuseField('passkey', `Passkeys are good at ${configured} only: open the console there`);
  return { origin: configured, rpId: new URL(configured).hostname };
}

/** The authenticator is to see who is there (fingerprint, PIN), so that a passkey is two factors in one. */
export function askForNewPasskey(
  { rpId }: Place,
  account: { id: string; name: string },
  known: readonly { id: string }[],
) {
  return generateRegistrationOptions({
    rpName: 'Dealer platform console',
    rpID: rpId,
    userName: account.name,
    userID: new Uint8Array(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws {Refused} when the answer does not fit what was asked. */
export async function readNewPasskey({ origin, rpId }: Place, challenge: string, response: unknown) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    });
    if (verified) return { ...registrationInfo.credential, rpId };
  } catch {
    // What exactly did not fit helps only who tries it on purpose.
  }
  throw refuseField('passkey', 'The passkey could not be verified: try again');
}

/** Any passkey of this place. */
export function askForPasskey({ rpId }: Place) {
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
}

/** @returns the passkey's new counter. @throws {Refused} 401 when the answer does not fit. */
export async function checkPasskey(
  { origin, rpId }: Place,
  challenge: string,
  passkey: StoredPasskey,
  response: unknown,
) {
  const { id, publicKey, counter, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: passkey.rpId },
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    });
    if (verified && passkey.rpId === rpId) return authenticationInfo.newCounter;
  } catch {
    // As above.
  }
  throw new Refused(401, {
    code: 'unauthenticated',
    detail: 'This passkey does not open this console.',
    fieldErrors: {},
  });
}
