import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../plugins/problems';
import type { PasskeyRow } from './passkeys.schema';

/** Where a ceremony takes place: what browsers bind a passkey to. */
type Place = { origin: string; rpId: string };

/** The host that was asked: the tenant is found by it, so that it is one of the site's own. */
export function placeOf({ protocol, headers: { host = '' } }: Pick<FastifyRequest, 'protocol' | 'headers'>): Place {
  const name = host.toLowerCase();
  return { origin: `${protocol}://${name}`, rpId: name.replace(/:\d+$/, '') };
}

/** The device is to see who is there (fingerprint, face, PIN): a passkey stands in for a phone that was proven. */
export function askForNewPasskey(
  { rpId }: Place,
  { site, phone, handle }: { site: string; phone: string; handle: string },
  known: readonly Pick<PasskeyRow, 'id'>[],
) {
  return generateRegistrationOptions({
    ...{ rpName: site, rpID: rpId, userName: phone, attestationType: 'none' },
    userID: new Uint8Array(Buffer.from(handle, 'hex')),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws {ProblemError} `validation_failed` when the answer does not fit what was asked. */
export async function readNewPasskey({ origin, rpId }: Place, challenge: string, response: unknown) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
  }).catch(notVerified);
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports, rpId };
}

/** Any passkey of this place. */
export function askForPasskey({ rpId }: Place) {
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
}

/** @returns the passkey's new counter. @throws {ProblemError} `validation_failed` when the answer does not fit. */
export async function checkPasskey(
  { origin, rpId }: Place,
  challenge: string,
  { id, publicKey, counter, transports, rpId: madeAt }: PasskeyRow,
  response: unknown,
): Promise<number> {
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(notVerified);
  if (!verified || !authenticationInfo || madeAt !== rpId) throw refused();
  return authenticationInfo.newCounter;
}

/** What exactly did not fit helps only who tries it on purpose. */
function notVerified(): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } {
  return { verified: false };
}

/** The same sentence whatever is wrong. */
export function refused(): ProblemError {
  return new ProblemError('validation_failed', 'The passkey does not fit', {
    passkey: ['This passkey does not work here. Sign in with a code.'],
  });
}
