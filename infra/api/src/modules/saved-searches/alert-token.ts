import { isExpected, signatureOf } from '../../signing/signature';

/**
 * By which mails about saved searches are stopped, without signing in. Apart from other signed links (`openLink`): it
 * names no lead, and has no end, as the last mail may be read late.
 */
export function alertToken(secret: string, site: string, choiceId: string): string {
  return signed(secret, { use: 'alerts', site, named: choiceId });
}

/** By which text messages about them are stopped: it stops no mail. */
export function textsToken(secret: string, site: string, choiceId: string): string {
  return signed(secret, { use: 'alert-texts', site, named: choiceId });
}

/** The choice whose text messages a token stops; null for one that nobody signed for this site. */
export function readTextsToken(secret: string, site: string, token: string): string | null {
  return namedBy(secret, { use: 'alert-texts', site, token });
}

/** The choice that a token names; null for one that nobody signed for this site. */
export function readAlertToken(secret: string, site: string, token: string): string | null {
  return namedBy(secret, { use: 'alerts', site, token });
}

/** What is confirmed: a choice, and when its address was asked. Another address, or the same after a stop, is asked anew. */
export type Asked = { choiceId: string; askedAt: Date };

/** By which whoever reads the mails of an address says that alerts may come there. */
export function confirmToken(secret: string, site: string, { choiceId, askedAt }: Asked): string {
  return signed(secret, { use: 'confirm-alerts', site, named: `${choiceId}_${askedAt.getTime()}` });
}

/** Null for one that nobody signed for this site. */
export function readConfirmToken(secret: string, site: string, token: string): Asked | null {
  const [choiceId, time] = namedBy(secret, { use: 'confirm-alerts', site, token })?.split('_') ?? [];
  return choiceId === undefined ? null : { choiceId, askedAt: new Date(Number(time)) };
}

type Use = { use: 'alerts' | 'alert-texts' | 'confirm-alerts'; site: string };

function signed(secret: string, { use, site, named }: Use & { named: string }): string {
  return `${named}.${signatureOf(secret, use, site, named)}`;
}

function namedBy(secret: string, { token, ...use }: Use & { token: string }): string | null {
  const [named = ''] = token.split('.');
  return isExpected(token, signed(secret, { ...use, named })) ? named : null;
}
