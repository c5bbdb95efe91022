import type { ContentBlock, ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { contentPictures } from './content-pictures';

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
  const all = said.map(({ text }) => text).join('\n');
  return [
    ...describedBy(page),
    ...contentPictures(page).flatMap(({ where, alt }) =>
      alt.trim() === '' ? [warning(where, 'Say what the picture shows, unless it adds nothing to the text')] : [],
    ),
    ...said.flatMap(findMarkup),
    ...said.flatMap(findHeadings),
    ...said.flatMap(({ where, text }) => findLegal(where, text, all)),
    ...(page.blocks ?? []).flatMap((block, index) => findUnsaid(block, `blocks.${index}`)),
    ...(page.blocks ?? []).flatMap((block, index) => findRows(block, `blocks.${index}`)),
    ...findSecondForm(page),
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
    case 'form':
      return block.heading;
    case 'video':
    case 'embed':
      return `${block.heading}\n\n${block.title}\n\n${block.text}`;
    default:
      return `${block.heading}\n\n${block.text}`;
  }
}

function findMarkup({ where, text }: Said): ContentFinding[] {
  const tag = /<\/?[a-z][^>\n]{0,80}>?/i.exec(text)?.[0];
  return [
    ...(tag ? [error(where, `Tags are shown as they are typed: take out ${tag.slice(0, 30)}`)] : []),
    ...(/javascript:/i.test(text) ? [error(where, 'A link to a script leads nowhere')] : []),
    ...(/https?:\/\//i.test(text)
      ? [warning(where, 'An address within a text is no link: use the links of the page')]
      : []),
  ];
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

/** Words that the law asks something of; `unless` is what it asks for, anywhere on the page. */
const LEGAL: readonly { words: RegExp; unless?: RegExp; text: string }[] = [
  {
    words: /\b\d{1,2}(?:\.\d+)?\s?%\s?(?:p\.?\s?a\b|per annum|interest|finance|rate)/i,
    unless: /comparison rate/i,
    text: 'A rate stands with its comparison rate and the warning beside it (National Credit Code, R-LEGAL-01)',
  },
  {
    words: /\$\s?\d[\d,]*\s?(?:a|per|\/)\s?(?:week|month|fortnight)/i,
    unless: /comparison rate/i,
    text: 'A repayment stands with its rate and comparison rate (National Credit Code, R-LEGAL-01)',
  },
  {
    words: /\bfrom \$\s?\d{2,3},?\d{3}\b/i,
    unless: /drive[\s-]?away|excl\.? govt|on-?road/i,
    text: 'A price of a vehicle says what it is, like "Drive Away" (Australian Consumer Law s48, R-LEGAL-02)',
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
    words: /\bfree\b(?! of\b)/i,
    unless: /conditions|terms/i,
    text: '"Free" needs its conditions on the page (Australian Consumer Law s29)',
  },
];

function findLegal(where: string, text: string, all: string): ContentFinding[] {
  return LEGAL.filter(({ words, unless }) => words.test(text) && !unless?.test(all)).map((rule) =>
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
  return block.kind === 'video' && block.text.trim() === ''
    ? [warning(where, 'Say in words what the film shows and says, for who cannot see or hear it')]
    : [];
}
