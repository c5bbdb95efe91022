/** After the 0 or +61 of a number that somebody answers: an area or 4 for a mobile, and eight digits. There is no 05. */
export const SUBSCRIBER = String.raw`[2-478]\d{8}`;

/** An Australian number that somebody answers, as `dialled` has it: national or with +61. Not 13, 1300 or 1800. */
export const AUSTRALIAN_PHONE = new RegExp(String.raw`^(?:0|\+61)${SUBSCRIBER}$`);

/** A mobile, the same way. */
export const AUSTRALIAN_MOBILE = /^(?:0|\+61)4\d{8}$/;

/** A number as it is dialled: without what people write between its digits. */
export function dialled(written: string): string {
  return written.replaceAll(/[\s().-]/g, '');
}

export function isMobile(written: string): boolean {
  return AUSTRALIAN_MOBILE.test(dialled(written));
}

/** A national number (0412345678, 1300975707) with the country before it. */
export function internationalPhone(national: string): string {
  return `+61${national.replace(/^0/, '')}`;
}
