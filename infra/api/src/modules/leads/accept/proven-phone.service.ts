import { phoneE164 } from '@shared-kit/domain/phone/format-phone';

/** Whether who is signed in (E.164; null for nobody) typed their own number: a code proved it. */
export function isProvenPhone(typed: string, signedIn: string | null): boolean {
  return signedIn !== null && phoneE164(typed) === signedIn;
}
