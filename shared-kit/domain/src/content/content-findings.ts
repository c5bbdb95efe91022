import type { ContentBlock, ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { DRIVE_AWAY, namesPriceType } from '../price/price-type';
import { contentPictures } from './content-pictures';
import { linksInText, plainText } from './text-runs';

/**
 * Something to mend or to look at before a page is published. `where` names the field, like `body` or `blocks.2`; a
 * warning may be published on purpose, an error not.
 */
export type ContentFinding = { level: 'error' | 'warning'; where: string; text: string };

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** What a page says, part by part. */
type Said = { where: string; text: string };

/** What is wrong with a page that nobody would see in its fields alone: markup, headings, alternative text, words of the law. */
export function contentFindings(page: ContentPage): ContentFinding[] {
  const said = wordsOf(page);
  const plain = said.map(({ where, text }) => ({ where, text: plainText(text) }));
  const all = plain.map(({ text }) => text).join('\n');
  return [
    ...describedBy(page),
    ...contentPictures(page).flatMap(({ where, alt }) =>
      alt.trim() === '' ? [warning(where, 'Say what the picture shows, unless it adds nothing to the text')] : [],
    ),
    ...plain.flatMap(findMarkup),
    ...said.flatMap(findLinks),
    ...said.flatMap(findHeadings),
    ...plain.flatMap(({ where, text }) => findLegal(where, text, all)),
    ...(page.blocks ?? []).flatMap((block, index) => findUnsaid(block, `blocks.${index}`)),
    ...(page.blocks ?? []).flatMap((block, index) => findRows(block, `blocks.${index}`)),
    ...findSecondForm(page),
    ...findEnds(page),
  ];
}

/** What would be over before it begins is seen by nobody (S4-51). */
function findEnds({ start, expiry, positions = [] }: ContentPage): ContentFinding[] {
  const isOver = (from: string, to: string) => Date.parse(to) <= Date.parse(from);
  return [
    ...(start && expiry && isOver(start, expiry) ? [error('expiry', 'It ends before it begins')] : []),
    ...positions.flatMap(({ posted, closes }, index) =>
      isOver(posted, closes) ? [error(`positions.${index}`, 'It closes before it is posted')] : [],
    ),
  ];
}

/** A part that is a form takes the place of the page's own. */
function findSecondForm({ form, blocks = [] }: ContentPage): ContentFinding[] {
  const part = blocks.findIndex(({ kind }) => kind === 'form');
  return form !== '' && part >= 0
    ? [warning('form', `Part ${part + 1} is a form already: the one below the page is not shown`)]
    : [];
}

function error(where: string, text: string): ContentFinding {
  return { level: 'error', where, text };
}

function warning(where: string, text: string): ContentFinding {
  return { level: 'warning', where, text };
}

function describedBy({ description }: ContentPage): ContentFinding[] {
  if (description.trim() === '')
    return [warning('description', 'Without a description search engines choose words of the page themselves')];
  return description.length > DESCRIPTION_LENGTH
    ? [warning('description', `Search engines show about ${DESCRIPTION_LENGTH} characters of it`)]
    : [];
}

function wordsOf({ title, description, body, blocks = [], positions = [] }: ContentPage): Said[] {
  return [
    { where: 'title', text: title },
    { where: 'description', text: description },
    { where: 'body', text: body },
    ...positions.map(({ title: name, text }, index) => ({ where: `positions.${index}`, text: `${name}\n${text}` })),
    ...blocks.map((block, index) => ({ where: `blocks.${index}`, text: wordsOfBlock(block) })),
  ];
}

function wordsOfBlock(block: ContentBlock): string {
  switch (block.kind) {
    case 'questions':
      return [block.heading, ...block.items.flatMap(({ question, answer }) => [question, answer])].join('\n');
    case 'table':
      return [block.heading, ...block.columns, ...block.rows.flat()].join('\n');
    case 'gallery':
    case 'figures':
    case 'stock':
    case 'offers':
    case 'locations':
    case 'reviews':
    case 'team':
    case 'form':
      return block.heading;
    case 'video':
    case 'embed':
      return `${block.heading}\n\n${block.title}\n\n${block.text}`;
    case 'hero':
      return [block.heading, block.text, block.title, block.film].join('\n\n');
    case 'text':
    case 'call_to_action':
      return `${block.heading}\n\n${block.text}`;
  }
}

function findMarkup({ where, text }: Said): ContentFinding[] {
  const tag = /<\/?[a-z][^>\n]{0,80}>?/i.exec(text)?.[0];
  return [
    ...(tag ? [error(where, `Tags are shown as they are typed: take out ${tag.slice(0, 30)}`)] : []),
    ...(/javascript:/i.test(text) ? [error(where, 'A link to a script leads nowhere')] : []),
    ...(/https?:\/\//i.test(text)
      ? [warning(where, 'An address within a text is no link by itself: choose words, and make them a link')]
      : []),
  ];
}

/** Words that say nothing of where a link leads, to whom is read the links of a page alone (WCAG 2.4.4). */
const SAYS_NOTHING = /^(?:click )?(?:here|this|this link|link|more|read more|learn more)\W*$/i;

function findLinks({ where, text }: Said): ContentFinding[] {
  return linksInText(text).flatMap(({ words, typed, href }) => {
    if (href !== null)
      return SAYS_NOTHING.test(words.trim())
        ? [warning(where, `The link "${words}" does not say where it leads: use words that do`)]
        : [];
    // That of a script is named above.
    return /^javascript:/i.test(typed)
      ? []
      : [error(where, `The link "${words}" leads nowhere: ${typed} is no address`)];
  });
}

/** A heading is a block of its own, written "## ", and has a text below it. */
function findHeadings({ where, text }: Said): ContentFinding[] {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  return blocks.flatMap((block, index) => {
    if (/^#(?:#{2,})? /.test(block)) return [error(where, `A heading is written "## ": "${cut(block)}"`)];
    if (!block.startsWith('## ')) return [];
    if (block.includes('\n')) return [error(where, `Leave a line free below the heading "${cut(block)}"`)];
    const next = blocks[index + 1];
    return next === undefined || next.startsWith('## ')
      ? [warning(where, `There is nothing below the heading "${cut(block)}"`)]
      : [];
  });
}

function cut(block: string): string {
  const [line = ''] = block.split('\n');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

const saysComparisonRate = (page: string) => /comparison rate/i.test(page);

/** Words that the law asks something of; `unless` is what it asks for, anywhere on the page. */
const LEGAL: readonly { words: RegExp; unless?: (page: string) => boolean; text: string }[] = [
  {
    words: /\b\d{1,2}(?:\.\d+)?\s?%\s?(?:p\.?\s?a\b|per annum|interest|finance|rate)/i,
    unless: saysComparisonRate,
    text: 'A rate stands with its comparison rate and the warning beside it (National Credit Code, R-LEGAL-01)',
  },
  {
    words: /\$\s?\d[\d,]*\s?(?:a|per|\/)\s?(?:week|month|fortnight)/i,
    unless: saysComparisonRate,
    text: 'A repayment stands with its rate and comparison rate (National Credit Code, R-LEGAL-01)',
  },
  {
    words: /\bfrom \$\s?\d{2,3},?\d{3}\b/i,
    unless: namesPriceType,
    text: `A price of a vehicle says what it is, like "${DRIVE_AWAY}" (Australian Consumer Law s48, R-LEGAL-02)`,
  },
  {
    words: /\b(?:guaranteed|instant|100%) (?:finance )?approval\b/i,
    text: 'Nobody may promise that a loan is approved (responsible lending, National Consumer Credit Protection Act)',
  },
  {
    words: /\b(?:lowest|cheapest|best|unbeatable) price/i,
    text: 'That a price is the lowest has to be true and shown to be (Australian Consumer Law s18, s29)',
  },
  {
    words: /\bwas \$\s?\d/i,
    text: 'A price before has to have been asked for a reasonable time (Australian Consumer Law s29)',
  },
  {
    words: /\bno refunds?\b/i,
    text: 'Nobody may say that there are no refunds (Australian Consumer Law s29, s64)',
  },
  {
    // Of what is claimed to cost nothing; not of a charger that nobody stands at, or of who feels free to call.
    words: /(?<!\bfeel |\btoll-)\bfree\b(?! (?:of|ones?)\b)/i,
    unless: (page) => /conditions|terms/i.test(page),
    text: '"Free" needs its conditions on the page (Australian Consumer Law s29)',
  },
];

function findLegal(where: string, text: string, all: string): ContentFinding[] {
  return LEGAL.filter(({ words, unless }) => words.test(text) && !unless?.(all)).map((rule) =>
    warning(where, rule.text),
  );
}

function findRows(block: ContentBlock, where: string): ContentFinding[] {
  if (block.kind !== 'table') return [];
  const odd = block.rows.findIndex(({ length }) => length !== block.columns.length);
  return odd < 0 ? [] : [error(where, `Row ${odd + 1} of the table has not as many cells as there are columns`)];
}

/** A film says something, which who cannot hear or see it has to be told (WCAG 1.2.1). */
function findUnsaid(block: ContentBlock, where: string): ContentFinding[] {
  const isSilent =
    (block.kind === 'video' && block.text.trim() === '') ||
    (block.kind === 'hero' && block.shows === 'video' && block.film.trim() === '');
  return isSilent ? [warning(where, 'Say in words what the film shows and says, for who cannot see or hear it')] : [];
}
