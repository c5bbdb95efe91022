import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../signing/keyed-hash';

const SIGNATURE_LENGTH = 32;

/**
 * By which mails about saved searches are stopped, without signing in. Apart from other signed links (`openLink`): it
 * names no lead, and has no end, as the last mail may be read late.
 */
export function alertToken(secret: string, site: string, choiceId: string): string {
  return `${choiceId}.${keyedHash(secret, 'alerts', site, choiceId).slice(0, SIGNATURE_LENGTH)}`;
}

/** The choice that a token names; null for one that nobody signed for this site. */
export function readAlertToken(secret: string, site: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const [expected, given] = [Buffer.from(alertToken(secret, site, id)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}
