import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { Refused, refuseField } from '@infra/releases/desk/refused';
import type { StoredPasskey } from '../accounts/operator-passkeys';

/** Where a ceremony takes place: what browsers bind a passkey to. */
type Place = { origin: string; rpId: string };

/**
 * The page that asks, as its browser says. A page elsewhere that says it were ours gains nothing by it: a passkey is only
 * good at the host name that it was made at, which stands beside it.
 *
 * @throws {Refused} where no passkey can be: without an origin, at a bare address.
 */
export function placeOf({ headers }: FastifyRequest): Place {
  const url = URL.parse(headers.origin ?? '');
  if (!url) throw refuseField('passkey', 'A browser says where it is (Origin); this request does not');
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')))
    throw refuseField('passkey', `Passkeys need a host name, not ${url.hostname}: on this machine open localhost`);
  return { origin: url.origin, rpId: url.hostname };
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
