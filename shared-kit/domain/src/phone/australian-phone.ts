/** After the 0 or +61 of a number that somebody answers: an area or 4 for a mobile, and eight digits. There is no 05. */
export const SUBSCRIBER = String.raw`[2-478]\d{8}`;

/** An Australian number that somebody answers, as `dialled` has it: national or with +61. Not 13, 1300 or 1800. */
export const AUSTRALIAN_PHONE = new RegExp(String.raw`^(?:0|\+61)${SUBSCRIBER}$`);

/** A mobile, the same way. */
export const AUSTRALIAN_MOBILE = /^(?:0|\+61)4\d{8}$/;

/**
 * A number as it is dialled, national or with +61: without what people and programs write around and between its digits, a
 * link's `tel:`, every kind of dash and of space, and what cannot be seen. Wide digits are digits. One with the country before
 * it is written with +, 00, 0011 or nothing, and by some with the 0 as well.
 */
export function dialled(written: string): string {
  return written
    .normalize('NFKC')
    .replaceAll(/tel:|[^\p{L}\d+]/giu, '')
    .replace(/^((\+|00(11)?)61|61(?=0?\d{9}$))0?/, '+61');
}

export function isMobile(written: string): boolean {
  return AUSTRALIAN_MOBILE.test(dialled(written));
}

/** A national number (0412345678, 1300975707) with the country before it. */
export function internationalPhone(national: string): string {
  return `+61${national.replace(/^0/, '')}`;
}
