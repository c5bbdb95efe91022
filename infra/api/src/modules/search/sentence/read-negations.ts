import { AMOUNT, LIMIT_WORDS, READ, SEATS, seatsOf, UNIT, YEAR } from './amount-words';
import { addExcluded } from './draft';
import type { Draft } from './draft';

const NOT_WORDS = String.raw`(?:not|no|non|nor|without|except(?: for)?|excluding|exclude|other than)`;
/** What makes the words behind it unwanted. */
const NOT = String.raw`(?<![\w-])${NOT_WORDS}`;
/** What may stand between it and a limit: "nothing that is priced over". */
const BETWEEN = String.raw`(?: (?:an?|any|anything|the|that|which|ones?|cars?|vehicles?|is|are|be|being|with|priced|costing|built|made))*`;

/** A limit behind a "not", and what is meant by it: the number belongs to "from", so it does not to the opposite. */
const turned = Object.entries({
  more: 'at most',
  less: 'at least',
  atLeast: 'under',
  atMost: 'over',
} as const).map(([name, meant]) => ({
  pattern: new RegExp(String.raw`^${LIMIT_WORDS[name as 'more']} (?=\$?\d)`),
  meant,
}));
const turnedBehind = Object.entries({ orLess: 'over', orMore: 'under' } as const).map(([name, meant]) => ({
  pattern: new RegExp(String.raw`^(${AMOUNT}${UNIT}) ?${LIMIT_WORDS[name as 'orLess']}(?!\w)`),
  meant,
}));

const START = new RegExp(`^${NOT}${BETWEEN} `);
const PARTS = new RegExp(String.raw`(?<= )(?=${NOT_WORDS} )`);
const ONE_SEATS = new RegExp(`^${SEATS}`);
const ONE_YEAR = new RegExp(String.raw`^${YEAR}(?![\w-])(?! (?:-|to|and) ?\d)`);
/** Two amounts; or one that says by its sign, unit or size that it is one. */
const BARE = new RegExp(
  String.raw`^(?:between )?(?:${AMOUNT}${UNIT} ?(?:and|to|-) ?${AMOUNT}${UNIT}|\$\d{3,7}${UNIT}|\d{1,7}${UNIT.slice(0, -1)}|\d{5,7})(?![\w-])`,
);

/**
 * Turns what stands behind a "not" into what is meant by it: "not over 100000 km" is at most so many, "not 2018" leaves out a
 * year. An amount that nothing can be left out by is named, so that no limit ever means its opposite.
 * `readPlace` takes a place off the beginning of the words; null where there is none.
 */
export function readNegations(text: string, draft: Draft, readPlace: (rest: string) => string | null): string {
  return eachNamed(asNots(text))
    .split(PARTS)
    .map((part) => {
      const [start] = START.exec(part) ?? [];
      if (start === undefined) return part;
      const rest = part.slice(start.length);
      return readPlace(rest) ?? turn(rest) ?? leaveOut(rest, draft) ?? part;
    })
    .join('');
}

/** Other ways to say "not", and what only sounds like one. */
function asNots(text: string): string {
  return (
    text
      .replaceAll('’', "'")
      // As search engines take it: "-kia".
      .replaceAll(/(?<!\S)[-–−](?=[a-z])/g, 'not ')
      .replaceAll(
        /(?<!\w)(?:nothing but|not (?:only|just)|(?:not|never|nothing) (?:without|except(?: for)?|excluding))(?!\w)/g,
        '',
      )
      .replaceAll(/(?<!\w)(?:anything|everything|all|any|every \w+) but(?!\w)/g, 'not')
      .replaceAll(
        /(?<!\w)(?:is|are|do|does|ca|must|should|wo)(?:n'?t| not)(?: (?:want|have|be|need|like))?(?!\w)/g,
        'not',
      )
      .replaceAll(/(?<!\w)(?:nothing|never|none)(?= \S)/g, 'not')
      .replaceAll(/(?<!\w)outside(?: of)?(?= \S)/g, 'not in')
      .replaceAll(/(?<!\w)(?:no|not) (?:further|farther) than(?= \d)/g, 'within')
      .replaceAll(
        /(?<!\w)(?<!(?:no|not) )(?:over|more than|further than|farther than|at least) (\d{1,4} ?(?:kms?|kilomet(?:re|er)s?)) (?:away )?from /g,
        'not within $1 of ',
      )
      // It joins what stands beside it, as in "ute but under 30k".
      .replaceAll(/(?<!\w)but (?=\S)/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

const ANY_LIMIT = `(?:${LIMIT_WORDS.more}|${LIMIT_WORDS.less}|${LIMIT_WORDS.atLeast}|${LIMIT_WORDS.atMost})`;
const OR_LIMIT = new RegExp(
  String.raw`(${NOT}${BETWEEN} ${ANY_LIMIT} ${AMOUNT}${UNIT}) (?:or|nor|and) (?=${ANY_LIMIT} \$?\d)`,
);
const OR_WORDS = new RegExp(
  String.raw`(${NOT}${BETWEEN} (?:(?!(?:${NOT_WORDS}|or) )[^ |]+ ){1,4})or (?!${NOT_WORDS} |less|fewer|more|up|\+|${ANY_LIMIT}|cheaper|newer|later|older|earlier)`,
);

/** "Not white or silver" is neither: each of them gets its own "not". */
function eachNamed(text: string): string {
  let [last, next] = ['', text];
  for (let most = 8; next !== last && most > 0; most--) {
    last = next;
    next = last.replace(OR_LIMIT, '$1 not ').replace(OR_WORDS, '$1not ');
  }
  return next;
}

function turn(rest: string): string | null {
  for (const { pattern, meant } of turnedBehind)
    if (pattern.test(rest)) return rest.replace(pattern, (_whole, amount: string) => `${meant} ${amount}`);
  for (const { pattern, meant } of turned) if (pattern.test(rest)) return rest.replace(pattern, `${meant} `);
  return null;
}

/** What an amount leaves out; what none can be left out by is named. */
const amounts: readonly { pattern: RegExp; note: (draft: Draft, word: string, whole: string) => void }[] = [
  { pattern: ONE_SEATS, note: (draft, word) => addExcluded(draft, 'seats', seatsOf(word)) },
  { pattern: ONE_YEAR, note: (draft, year) => addExcluded(draft, 'year', year) },
  { pattern: BARE, note: (draft, _word, whole) => draft.kept.push(whole) },
];

function leaveOut(rest: string, draft: Draft): string | null {
  for (const { pattern, note } of amounts) {
    const [whole, word = ''] = pattern.exec(rest) ?? [];
    if (whole === undefined) continue;
    note(draft, word, whole);
    return `${READ}${rest.slice(whole.length)}`;
  }
  return null;
}
