import type { RangeFilter } from '@shared-kit/contracts/search.contract';
import { addFilter, addRange } from './draft';
import type { Draft } from './draft';

/** Stands where words were understood, so that their neighbours do not become one phrase. */
export const READ = ' | ';

const AT_MOST = String.raw`(?:under|below|less than|fewer than|up to|upto|max(?:imum)?(?: of)?|no more than|not more than|at most|cheaper than|within|<)`;
const AT_LEAST = String.raw`(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|from|>)`;
const OR_LESS = String.raw`(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops)`;
const NUMBER = String.raw`\$?(\d{1,7})`;
const WEEK = String.raw`\s*(?:(?:a|per|each|/|p/?)\s*)?(?:weekly|week|wk|w)\b`;
const KM = String.raw`\s*(?:kms?|klms?|kilomet(?:re|er)s?)\b(?: on (?:it|the clock))?`;
const YEAR = String.raw`((?:19[89]|20[0-4])\d)`;
const SMALLEST_PRICE = 1_000;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

/** Reads numbers: a week's budget, kilometres, seats, years, prices. What says its unit comes before what does not. */
export function readAmounts(text: string, draft: Draft): string {
  const positive = readNegatives(text, draft);
  const seats = readSeats(withUnit(withUnit(positive, draft, 'weekly', WEEK), draft, 'km', KM), draft);
  return readPrices(readYears(seats, draft), draft);
}

const NEGATIVE = String.raw`-\$?\d+`;
const ANY_AMOUNT = String.raw`-?\$?-?\d+`;
const LIMITED = `(?:${AT_MOST}|${AT_LEAST}|after|before|(?:newer|older|later) than|since|until)`;

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
  ].map((pattern) => String.raw`(?<!\S)${pattern}(?:${WEEK}|${KM})?(?!\S)`);
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

function withUnit(text: string, draft: Draft, name: RangeFilter, unit: string): string {
  const between = replace(
    text,
    `(?:between )?${NUMBER}(?:${unit})? (?:and|to|-) ${NUMBER}${unit}`,
    (min = 0, max = 0) => {
      addRange(draft, name, { min, max });
      return true;
    },
  );
  const atLeast = replace(between, `${AT_LEAST} ${NUMBER}${unit}`, (min = 0) => {
    addRange(draft, name, { min });
    return true;
  });
  return replace(atLeast, `(?:${AT_MOST} )?${NUMBER}${unit}(?: ${OR_LESS})?`, (max = 0) => {
    addRange(draft, name, { max });
    return true;
  });
}

function readSeats(text: string, draft: Draft): string {
  return text.replaceAll(
    /\b([2-9]|two|four|five|six|seven|eight|nine)[\s-]*(?:seats?|seaters?)\b/g,
    (_whole, word: string) => {
      addFilter(draft, 'seats', String(NUMBERS[word] ?? word));
      return READ;
    },
  );
}

function readYears(text: string, draft: Draft): string {
  const year = (range: { min?: number; max?: number }) => {
    addRange(draft, 'year', range);
    return true;
  };
  let rest = replace(text, `(?:between )?${YEAR} ?(?:and|to|-) ?${YEAR}`, (min = 0, max = 0) => year({ min, max }));
  rest = replace(rest, `(?:newer than|after|later than) ${YEAR}`, (than = 0) => year({ min: than + 1 }));
  rest = replace(rest, `(?:before|older than) ${YEAR}`, (than = 0) => year({ max: than - 1 }));
  rest = replace(rest, `${YEAR} ?(?:\\+|(?:or|and) (?:newer|later|up|above)|onwards?)`, (min = 0) => year({ min }));
  rest = replace(rest, `(?:from|since) ${YEAR}`, (min = 0) => year({ min }));
  rest = replace(rest, `(?:up to|until|to) ${YEAR}`, (max = 0) => year({ max }));
  return rest.replaceAll(new RegExp(String.raw`(?<![\w$])${YEAR}(?!\w)`, 'g'), (_whole, own: string) => {
    year({ min: Number(own), max: Number(own) });
    return READ;
  });
}

function readPrices(text: string, draft: Draft): string {
  const price = (range: { min?: number; max?: number }) => {
    // "under 45" may mean anything: it stays among the words.
    if (Object.values(range).some((amount) => amount < SMALLEST_PRICE)) return false;
    addRange(draft, 'price', range);
    return true;
  };
  const between = replace(text, `(?:between )?${NUMBER} ?(?:and|to|-) ?${NUMBER}`, (min = 0, max = 0) =>
    price({ min, max }),
  );
  const atMost = replace(between, `${AT_MOST} ${NUMBER}(?: ${OR_LESS})?`, (max = 0) => price({ max }));
  const orLess = replace(atMost, `${NUMBER} ${OR_LESS}`, (max = 0) => price({ max }));
  const atLeast = replace(orLess, `${AT_LEAST} ${NUMBER}`, (min = 0) => price({ min }));
  return atLeast.replaceAll(/\$(\d{4,7})\b/g, (whole, amount: string) =>
    price({ max: Number(amount) }) ? READ : whole,
  );
}
