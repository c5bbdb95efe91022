import { yearIn } from '@shared-kit/domain/time/year-in';

const AGE = String.raw`(\d{1,2}) ?(?:years?|yrs?)`;
const OLD = '(?: old| of age)';

/** How an age is limited, and how a year is for the same vehicles. "5 years" alone may be a warranty. */
const limits = (
  [
    [`(?:newer|younger) than ${AGE}${OLD}?`, 'from'],
    [`older than ${AGE}${OLD}?`, 'before'],
    [`(?:under|below|less than|fewer than|up to|upto|at most|max(?:imum)?(?: of)?|within|<) ${AGE}${OLD}`, 'from'],
    [`(?:over|above|more than|>) ${AGE}${OLD}`, 'before'],
    [`(?:at least|min(?:imum)?(?: of)?) ${AGE}${OLD}`, 'until'],
    [`${AGE}${OLD} (?:or|and) (?:newer|younger|less|under)`, 'from'],
    [`${AGE}${OLD} (?:or|and) (?:older|more|over)`, 'until'],
  ] as const
).map(([pattern, word]) => ({ pattern: new RegExp(String.raw`(?<![\w-])${pattern}(?!\w)`, 'g'), word }));

/** "no older than 5 years" as "no before 2021": what follows reads years. `text` is in lower case. */
export function agesToYears(text: string, now = new Date()): string {
  const thisYear = yearIn('Australia/Brisbane', now);
  return limits.reduce(
    (rest, { pattern, word }) =>
      rest.replaceAll(pattern, (_whole, years: string) => `${word} ${thisYear - Number(years)}`),
    text,
  );
}
