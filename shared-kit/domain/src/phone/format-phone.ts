import { dialled, internationalPhone, SUBSCRIBER } from './australian-phone';

type PhoneStyle = {
  /** How mobiles are grouped; 2-4-4 like every other number unless a site says otherwise. */
  mobile?: '2-4-4' | '4-3-3';
};

/** Any written Australian number -> national digits, like 0738089999 or 1300975707. */
export function nationalDigits(written: string): string {
  const number = dialled(written);
  const digits = number.replaceAll(/\D/g, '');
  if (!number.startsWith('+61')) return digits;
  const subscriber = digits.slice(2);
  return subscriber.startsWith('13') || subscriber.startsWith('1800') ? subscriber : `0${subscriber}`;
}

function group(digits: string, ...sizes: readonly number[]): string {
  let start = 0;
  return sizes.map((size) => digits.slice(start, (start += size))).join(' ');
}

/**
 * A phone number for reading: +61 becomes 0, then 2-4-4 (S9-51); 13 numbers 2-2-2,
 * 1300 and 1800 numbers 4-3-3. What is not an Australian number stays as written.
 */
export function formatPhone(written: string, { mobile = '2-4-4' }: PhoneStyle = {}): string {
  const digits = nationalDigits(written);
  if (/^1[38]00\d{6}$/.test(digits)) return group(digits, 4, 3, 3);
  if (/^13\d{4}$/.test(digits)) return group(digits, 2, 2, 2);
  if (!/^0\d{9}$/.test(digits)) return written.trim();
  return digits.startsWith('04') && mobile === '4-3-3' ? group(digits, 4, 3, 3) : group(digits, 2, 4, 4);
}

/** A shopper's own phone, as people write theirs: mobiles as 0491 570 156, and every other number as a dealer's. */
export function shopperPhone(written: string): string {
  return formatPhone(written, { mobile: '4-3-3' });
}

/** Digits as one number is written: what else stands between two digits ends the first number. */
const WRITTEN = /\+?\d(?:[\s().-]*\d)*/g;
const AUSTRALIAN = new RegExp(String.raw`0${SUBSCRIBER}|1[38]00\d{6}|13\d{4}`, 'gy');

/**
 * The first whole number of a text in E.164, like +61738089999; null when there is none in it. A number with a digit
 * too many is a typing mistake: nobody is to be rung by one.
 */
export function phoneE164(written: string): string | null {
  for (const [text] of written.matchAll(WRITTEN)) {
    const digits = nationalDigits(text);
    const numbers = digits.match(AUSTRALIAN) ?? [];
    if (numbers[0] && numbers.join('') === digits) return internationalPhone(numbers[0]);
    const foreign = text.replaceAll(/[^\d+]/g, '');
    if (/^\+(?!61)\d{7,15}$/.test(foreign)) return foreign;
  }
  return null;
}

/** What a phone link points to: always E.164, so that it also dials from abroad. No number, no link. */
export function phoneHref(written: string): string | undefined {
  const number = phoneE164(written);
  return number ? `tel:${number}` : undefined;
}
