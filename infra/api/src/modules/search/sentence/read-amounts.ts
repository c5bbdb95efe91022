import { WEEKS_A_YEAR } from '@shared-kit/domain/time/seconds';
import type { RangeFilter } from '@shared-kit/contracts/search/search.contract';
import { FORTNIGHT, isYear, KM, LIMIT_WORDS, MONTH, READ, SEATS, seatsOf, WEEK, YEAR } from './amount-words';
import { addFilter, addRange } from './draft';
import type { Draft } from './draft';

const AT_MOST = `(?:${LIMIT_WORDS.less}|${LIMIT_WORDS.atMost})`;
const AT_LEAST = `(?:${LIMIT_WORDS.more}|${LIMIT_WORDS.atLeast})`;
const OR_LESS = LIMIT_WORDS.orLess;
const NUMBER = String.raw`\$?(\d{1,7})`;
const SMALLEST_PRICE = 1_000;
const SMALLEST_WEEK = 100;

/** Figures that are paid again and again are compared by the week. */
const payments = [
  { unit: WEEK, aYear: WEEKS_A_YEAR },
  { unit: FORTNIGHT, aYear: 26 },
  { unit: MONTH, aYear: 12 },
] as const;

/** Reads numbers: a week's budget, kilometres, seats, years, prices. What says its unit comes before what does not. */
export function readAmounts(text: string, draft: Draft, byTheWeek = false): string {
  let rest = readNegatives(text, draft);
  for (const { unit, aYear } of payments) rest = withUnit(rest, draft, 'weekly', unit, aYear / WEEKS_A_YEAR);
  const seats = readSeats(withUnit(rest, draft, 'km', KM), draft);
  return readPrices(readYears(seats, draft), draft, byTheWeek);
}

const NEGATIVE = String.raw`-\$?\d+`;
const ANY_AMOUNT = String.raw`-?\$?-?\d+`;
const LIMITED = `(?:${AT_MOST}|${AT_LEAST})`;

/**
 * "under -5" and "between -10 and 20000" are no amounts that anything has: named as not understood, rather than searched
 * for by their digits, which would find a CX-5. "cx -5" is one.
 */
function readNegatives(text: string, draft: Draft): string {
  const patterns = [
    String.raw`(?:between )?(?:\$?${NEGATIVE} (?:and|to) ${ANY_AMOUNT}|${ANY_AMOUNT} (?:and|to) \$?${NEGATIVE})`,
    String.raw`(?:between )?-?\$?\d+ ?- ?-\$?\d+`,
    String.raw`${LIMITED} \$?${NEGATIVE}`,
    String.raw`(?<=^|\| ?)\$?${NEGATIVE}`,
    String.raw`\$?-\$?\d{4,}`,
  ].map((pattern) => String.raw`(?<!\S)${pattern}(?:${WEEK}|${FORTNIGHT}|${MONTH}|${KM})?(?!\S)`);
  return text.replaceAll(new RegExp(patterns.join('|'), 'g'), (whole) => {
    draft.ignored.push(whole);
    return READ;
  });
}

/** Replaces every match that `take` can use. */
function replace(text: string, pattern: string, take: (...numbers: number[]) => boolean): string {
  return text.replaceAll(
    new RegExp(String.raw`(?<![\w$])${pattern}(?!\w)`, 'g'),
    (whole: string, ...groups: unknown[]) => {
      const numbers = groups.filter((group) => typeof group === 'string').map(Number);
      return take(...numbers.filter((number) => !Number.isNaN(number))) ? READ : whole;
    },
  );
}

/** `share` is what one of these is of what is compared. A part of a dollar more would be too much. */
function withUnit(text: string, draft: Draft, name: RangeFilter, unit: string, share = 1): string {
  const range = ({ min, max }: { min?: number; max?: number }) => {
    addRange(draft, name, {
      ...(min !== undefined && { min: Math.ceil(min * share) }),
      ...(max !== undefined && { max: Math.floor(max * share) }),
    });
    return true;
  };
  const between = replace(
    text,
    `(?:between )?${NUMBER}(?:${unit})? (?:and|to|-) ${NUMBER}${unit}`,
    (min = 0, max = 0) => range({ min, max }),
  );
  const atLeast = replace(between, `${AT_LEAST} ${NUMBER}${unit}`, (min = 0) => range({ min }));
  const orMore = replace(atLeast, `${NUMBER}${unit} ?${LIMIT_WORDS.orMore}`, (min = 0) => range({ min }));
  return replace(orMore, `(?:${AT_MOST} )?${NUMBER}${unit}(?: ${OR_LESS})?`, (max = 0) => range({ max }));
}

function readSeats(text: string, draft: Draft): string {
  return text.replaceAll(new RegExp(SEATS, 'g'), (_whole, word: string) => {
    addFilter(draft, 'seats', seatsOf(word));
    return READ;
  });
}

function readYears(text: string, draft: Draft): string {
  const year = (range: { min?: number; max?: number }) => {
    addRange(draft, 'year', range);
    return true;
  };
  let rest = replace(text, `(?:between )?${YEAR} ?(?:and|to|-) ?${YEAR}`, (min = 0, max = 0) => year({ min, max }));
  rest = replace(rest, `${LIMIT_WORDS.more} ${YEAR}`, (than = 0) => year({ min: than + 1 }));
  rest = replace(rest, `${LIMIT_WORDS.less} ${YEAR}`, (than = 0) => year({ max: than - 1 }));
  rest = replace(rest, `${YEAR} ?${LIMIT_WORDS.orMore}`, (min = 0) => year({ min }));
  rest = replace(rest, `${YEAR} ?${OR_LESS}`, (max = 0) => year({ max }));
  rest = replace(rest, `${LIMIT_WORDS.atLeast} ${YEAR}`, (min = 0) => year({ min }));
  rest = replace(rest, `(?:${LIMIT_WORDS.atMost}|to) ${YEAR}`, (max = 0) => year({ max }));
  return rest.replaceAll(new RegExp(String.raw`(?<![\w$])${YEAR}(?!\w)`, 'g'), (whole, own: string) => {
    if (!isYear(own)) return whole;
    year({ min: Number(own), max: Number(own) });
    return READ;
  });
}

function readPrices(text: string, draft: Draft, byTheWeek: boolean): string {
  const price = (range: { min?: number; max?: number }) => {
    // "under 45" may mean anything: it stays among the words.
    const figures = Object.values(range);
    const isWeekly = byTheWeek && figures.every((amount) => amount >= SMALLEST_WEEK && amount < SMALLEST_PRICE);
    if (!isWeekly && figures.some((amount) => amount < SMALLEST_PRICE)) return false;
    addRange(draft, isWeekly ? 'weekly' : 'price', range);
    return true;
  };
  const between = replace(text, `(?:between )?${NUMBER} ?(?:and|to|-) ?${NUMBER}`, (min = 0, max = 0) =>
    price({ min, max }),
  );
  const atMost = replace(between, `${AT_MOST} ${NUMBER}(?: ${OR_LESS})?`, (max = 0) => price({ max }));
  const orLess = replace(atMost, `${NUMBER} ${OR_LESS}`, (max = 0) => price({ max }));
  const atLeast = replace(orLess, `${AT_LEAST} ${NUMBER}`, (min = 0) => price({ min }));
  return atLeast.replaceAll(/\$(\d{3,7})\b/g, (whole, amount: string) =>
    price({ max: Number(amount) }) ? READ : whole,
  );
}
