import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Where a ceremony takes place: what browsers bind a passkey to. */
export type PasskeyPlace = { origin: string; rpId: string };

/** What verifies a sign-in; `rpId` is the host name that it was made at, and is good at. */
export type KeptPasskey = { id: string; publicKey: Uint8Array; counter: number; transports: string[]; rpId: string };

type Owner = {
  /** Who asks for it, as the device names it. */
  at: string;
  name: string;
  /** Up to 64 bytes that tell nothing of the person. */
  handle: Uint8Array;
};

/** The device is to see who is there (fingerprint, face, PIN), so that a passkey is two factors in one. */
export function askForNewPasskey(
  { rpId }: PasskeyPlace,
  { at, name, handle }: Owner,
  known: readonly { id: string }[],
) {
  return generateRegistrationOptions({
    ...{ rpName: at, rpID: rpId, userName: name, attestationType: 'none' },
    userID: new Uint8Array(handle),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @returns null when the answer does not fit what was asked: what exactly helps only who tries it on purpose. */
export async function readNewPasskey(
  { origin, rpId }: PasskeyPlace,
  challenge: string,
  response: unknown,
): Promise<(KeptPasskey & { publicKey: Buffer }) | null> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
  }).catch(notVerified);
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports, rpId };
}

/** Any passkey of this place. */
export function askForPasskey({ rpId }: PasskeyPlace) {
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
}

/** @returns the passkey's new counter; null when the answer does not fit what was asked, or it was made elsewhere. */
export async function checkPasskey(
  { origin, rpId }: PasskeyPlace,
  challenge: string,
  { id, publicKey, counter, transports, rpId: madeAt }: KeptPasskey,
  response: unknown,
): Promise<number | null> {
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(notVerified);
  return verified && authenticationInfo && madeAt === rpId ? authenticationInfo.newCounter : null;
}

function notVerified(): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } {
  return { verified: false };
}
