import { isLink } from '@shared-kit/contracts/site/link-address';

/** Words of a text that are set alike. */
export type TextRun = { text: string; bold?: true; italic?: true; href?: string };
export type TextMarks = Omit<TextRun, 'text'>;

const LINK = String.raw`\[(?:\\.|[^[\]\\])+\]\([^\s()]+\)`;

/**
 * What a text is marked by: a backslash before a sign that is meant as it stands, two stars around bold words, underscores
 * around italic ones, and a link, `[our hours](/contact)`. Each way to read a sign excludes the others, so that the time it
 * takes grows with the text's length and no faster.
 */
const MARK = new RegExp(
  [
    String.raw`\\(?<kept>[\\*_[\]#-])`,
    String.raw`\*\*(?=\S)(?<bold>(?:\\.|[^*\\]|\*(?!\*))+)(?<=\S)\*\*`,
    String.raw`(?<![\p{L}\p{N}])_(?=\S)(?<italic>(?:\\.|${LINK}|\[(?!${LINK.slice(2)})|[^_\\[])+)(?<=\S)_(?![\p{L}\p{N}])`,
    String.raw`\[(?<words>(?:\\.|[^[\]\\])+)\]\((?<href>[^\s()]+)\)`,
  ].join('|'),
  'gu',
);

/**
 * Reads one line of a text. Nothing in it is ever markup of a page: who draws it makes elements of what is said here. A link
 * to what no link may lead to stays as it was typed.
 */
export function readRuns(line: string, marks: TextMarks = {}): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of line.matchAll(MARK)) {
    add(runs, line.slice(at, match.index), marks);
    for (const run of runsOf(match, marks)) add(runs, run.text, run);
    at = match.index + match[0].length;
  }
  add(runs, line.slice(at), marks);
  return runs;
}

function runsOf({ 0: typed, groups = {} }: RegExpMatchArray, marks: TextMarks): TextRun[] {
  const { kept, bold, italic, words, href = '' } = groups;
  if (kept !== undefined) return [{ ...marks, text: kept }];
  if (bold !== undefined) return readRuns(bold, { ...marks, bold: true });
  if (italic !== undefined) return readRuns(italic, { ...marks, italic: true });
  if (words === undefined || !isLink(href)) return [{ ...marks, text: typed }];
  return readRuns(words, { ...marks, href });
}

function add(runs: TextRun[], text: string, { bold, italic, href }: TextMarks) {
  if (text === '') return;
  const last = runs.at(-1);
  if (last && last.bold === bold && last.italic === italic && last.href === href) last.text += text;
  else runs.push({ text, ...(bold && { bold }), ...(italic && { italic }), ...(href !== undefined && { href }) });
}

/** A text without its marks, for who is told words alone. */
export function plainText(text: string): string {
  return readRuns(text)
    .map((run) => run.text)
    .join('');
}

/** The links of a text, as they stand there: `href` is null where no link may lead to what was typed. */
export function linksInText(text: string): { words: string; typed: string; href: string | null }[] {
  return [...text.matchAll(MARK)].flatMap(({ groups = {} }) => {
    const { bold, italic, words, href } = groups;
    const within = bold ?? italic;
    if (within !== undefined) return linksInText(within);
    if (words === undefined || href === undefined) return [];
    return [{ words: plainText(words), typed: href, href: isLink(href) ? href : null }];
  });
}

/** A line with the words of some of its links, and without these links; else as it was written. */
export function unlinkLine(line: string, isLost: (href: string) => boolean): string {
  const runs = readRuns(line);
  if (!runs.some(({ href }) => href !== undefined && isLost(href))) return line;
  const kept: TextRun[] = [];
  for (const { href, ...words } of runs)
    add(kept, words.text, { ...words, ...(href !== undefined && !isLost(href) && { href }) });
  return writeRuns(kept);
}

const SIGN = /\\|\[|\]|\*(?=\*|$)|(?<=\*|^)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** Writes what `readRuns` reads. Half a word is never italic: an underscore within one is a sign like any other. */
export function writeRuns(runs: readonly TextRun[]): string {
  let written = '';
  for (let at = 0; at < runs.length;) {
    const { href } = runs[at]!;
    const end = runs.findIndex((run, index) => index > at && run.href !== href);
    const alike = runs.slice(at, end < 0 ? runs.length : end);
    const words = alike.map((run, index) => writeRun(run, runs[at + index - 1], runs[at + index + 1])).join('');
    written += href === undefined || words.trim() === '' ? words : `[${words}](${writeAddress(href)})`;
    at += alike.length;
  }
  return written;
}

function writeRun({ text, ...marks }: TextRun, before?: TextRun, after?: TextRun): string {
  const words = text.trim();
  if (words === '') return text;
  const isHalf = isHalfWord(before?.text ?? '', text) || isHalfWord(text, after?.text ?? '');
  // A mark does not begin or end at a blank: that would be no mark.
  return text.replace(words, () => mark(words.replace(SIGN, String.raw`\$&`), marks, isHalf));
}

function mark(words: string, { bold, italic }: TextMarks, isHalf: boolean): string {
  const leaning = italic && !isHalf ? `_${words}_` : words;
  return bold ? `**${leaning}**` : leaning;
}

function isHalfWord(before: string, after: string): boolean {
  return ENDS_IN_WORD.test(before) && BEGINS_WITH_WORD.test(after);
}

/** Without blanks and brackets, which end an address within a text. */
function writeAddress(href: string): string {
  if (/^tel:/i.test(href)) return href.replace(/[ ()]/g, '');
  return href.replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
