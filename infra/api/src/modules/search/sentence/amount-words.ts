import { yearIn } from '@shared-kit/domain/time/year-in';

/** Stands where words were understood, so that their neighbours do not become one phrase. */
export const READ = ' | ';

/** How shoppers write limits: by a number that belongs to what is meant, and by one that does not. */
export const LIMIT_WORDS = {
  more: String.raw`(?:over|above|more(?: expensive)? than|greater than|higher than|dearer than|exceeding|after|newer than|later than|>)`,
  less: String.raw`(?:under|below|less than|fewer than|lower than|cheaper than|before|older than|earlier than|<)`,
  atLeast: String.raw`(?:at least|min(?:imum)?(?: of)?|starting (?:at|from)|from|since)`,
  atMost: String.raw`(?:up to|upto|max(?:imum)?(?: of)?|at most|until|within)`,
  orLess: String.raw`(?:or (?:less|under|below|cheaper|fewer|older|earlier|before)|max(?:imum)?|tops)`,
  orMore: String.raw`(?:\+|(?:or|and) (?:more|over|above|newer|later|up|after)|onwards?)`,
} as const;

const EACH = String.raw`\s*(?:(?:a|per|each|every|/|p/?)\s*)?`;
export const WEEK = String.raw`${EACH}(?:weekly|week|wk|w)\b`;
export const FORTNIGHT = String.raw`${EACH}(?:fortnightly|fortnight|fn)\b`;
export const MONTH = String.raw`${EACH}(?:monthly|month|mth|mo)\b`;
export const KM = String.raw`\s*(?:kms?|klms?|kilomet(?:re|er)s?)\b(?: on (?:it|the clock))?`;
export const YEAR = String.raw`((?:19[89]|20[0-4])\d)`;
export const SEATS = String.raw`\b([2-9]|two|four|five|six|seven|eight|nine)[\s-]*(?:seats?|seaters?)\b`;

export const AMOUNT = String.raw`\$?\d{1,7}`;
/** What may stand behind an amount. */
export const UNIT = `(?:${WEEK}|${FORTNIGHT}|${MONTH}|${KM})?`;

/** Whether a car may be of this year: the next one is sold already. Later ones are Sydney's postcodes. */
export function isYear(word: string): boolean {
  return new RegExp(`^${YEAR}$`).test(word) && Number(word) <= yearIn('Australia/Brisbane', new Date()) + 1;
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

/** "seven" as the filter writes it: "7". */
export function seatsOf(word: string): string {
  return String(NUMBERS[word] ?? word);
}
