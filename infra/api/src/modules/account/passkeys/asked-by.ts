import { keyedHash } from '../../../signing/keyed-hash';

/**
 * Who was asked for a passkey, as a keyed hash: in which browser, and by which phone (E.164) where one is to be made; empty
 * for signing in. An answer from elsewhere, or for something else, answers nothing.
 */
export function askedBy(secret: string, site: string, browser: string, phone: string): string {
  return keyedHash(secret, 'passkey-asked', site, browser, phone);
}
