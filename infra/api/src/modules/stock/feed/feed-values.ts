import { readAmount } from '@shared-kit/domain/number/read-amount';
import { z } from 'zod';

/**
 * Values as feeds write them: '' means nothing given, numbers come with currency signs and
 * commas, yes and no in several words. JSON feeds may send the typed value instead.
 */
const blankToUndefined = (value: unknown) => {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  // PostgreSQL stores neither NUL nor half a surrogate pair.
  const trimmed = value.replaceAll('\u0000', '').toWellFormed().trim();
  return trimmed === '' ? undefined : trimmed;
};

export const requiredText = (maxLength: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : (blankToUndefined(value) ?? '')),
    z.string('not a text').min(1, 'missing').max(maxLength, `longer than ${maxLength} characters`),
  );

export const optionalText = (maxLength = 500) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : blankToUndefined(value)),
    z.string('not a text').max(maxLength, `longer than ${maxLength} characters`).optional(),
  );

const toNumber = (value: unknown) => {
  const given = blankToUndefined(value);
  return typeof given === 'string' ? readAmount(given) : given;
};

export const optionalNumber = (min: number, max: number) =>
  z.preprocess(toNumber, z.number('not a number').min(min, `below ${min}`).max(max, `above ${max}`).optional());

/** Whole dollars or kilometres: cents and metres are rounded away. */
export const optionalWhole = (min: number, max: number) =>
  z.preprocess(
    (value) => {
      const number = toNumber(value);
      return typeof number === 'number' ? Math.round(number) : number;
    },
    z.int('not a number').min(min, `below ${min}`).max(max, `above ${max}`).optional(),
  );

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

function isWord(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

export const flag = (fallback: boolean) =>
  z.preprocess((value) => {
    const given = blankToUndefined(value) ?? fallback;
    const word = isWord(given) ? String(given).toLowerCase() : '';
    return YES.has(word) ? true : NO.has(word) ? false : given;
  }, z.boolean('neither yes nor no'));

/** An instant: ISO 8601, or seconds or milliseconds since 1970 (above 1e12 it must be milliseconds). */
export const optionalInstant = z.preprocess((value) => {
  const given = blankToUndefined(value);
  const number = typeof given === 'string' && /^\d{9,}$/.test(given) ? Number(given) : given;
  if (typeof number === 'number') return new Date(number > 1e12 ? number : number * 1000);
  return typeof number === 'string' ? new Date(number) : number;
}, z.date('not a date').optional());

/** A list: JSON array, or one text with `|` or `;` between the entries. */
export const textList = z.preprocess(
  (value) => {
    const given = blankToUndefined(value) ?? [];
    return typeof given === 'string'
      ? given
          .split(/[|;]/)
          .map((entry) => entry.trim())
          .filter(Boolean)
      : given;
  },
  z.array(z.string().max(2_000, 'an entry is longer than 2000 characters')).max(200, 'more than 200 entries'),
);
