/**
 * What a shopper agrees to, word for word, and the version it is stored under with
 * every lead. Never edit a version that was published: add one and make it current.
 */
export const CONSENT_WORDINGS = {
  '2026-01': {
    terms: 'I have read and agree to the terms of use and the privacy policy.',
    marketing: 'Send me offers and news by email and SMS. I can unsubscribe at any time.',
  },
} as const;

export type ConsentVersion = keyof typeof CONSENT_WORDINGS;

/** The wording that forms show now. A page rendered before a change sends its own version with the form. */
export const CURRENT_CONSENT_VERSION: ConsentVersion = '2026-01';
