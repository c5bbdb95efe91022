import { startRegistration } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

type Made = { response: object } | { refusal: string };

/** Has the browser make a passkey, which asks whoever sits there; a refusal is in words. */
export async function makePasskey(options: object): Promise<Made> {
  try {
    return { response: await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { refusal: 'This device has a passkey of yours already' };
    if (name === 'NotAllowedError') return { refusal: 'No passkey was made: it was cancelled, or it took too long' };
    return { refusal: 'This browser cannot make a passkey here' };
  }
}
