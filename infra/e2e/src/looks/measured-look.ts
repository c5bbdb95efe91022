import type { Page } from '@playwright/test';
import { installMeasures } from './measures';

/** Most empty pixels between two things that one sees, one below the other. */
const WIDEST_GAP = 96;

/** Least share of a picture's height or width that is seen of it: of less one cannot tell what it shows. */
const LEAST_SHOWN = 0.45;

/** What of a page a measure found that must not be there, in words, by the look's rule. */
export type Faults = Record<string, string[]>;

const isFault = ([, found]: [string, string[]]) => found.length > 0;

/** Measures the page that is open by the rules that a machine can tell; the others are for eyes. */
export async function faultsOf(page: Page): Promise<Faults> {
  await page.evaluate(installMeasures);
  const found = [
    ['wider than the screen', await page.evaluate(tooWide)],
    ['two left edges', await page.evaluate(edges)],
    ['empty columns', await page.evaluate(emptyColumns)],
    ['two filled buttons in view', await page.evaluate(filledButtons)],
    ['browser arrows', await page.evaluate(browserArrows)],
    ['bars over bars', await page.evaluate(bars)],
    ['light tiles on dark', await page.evaluate(glare)],
    ['notes of developers', await page.evaluate(notes)],
    ['words under pictures', await page.evaluate(covered)],
    ['parts as loud as their page', await page.evaluate(loudParts)],
    ['pictures cut in half', await page.evaluate(cutPictures, LEAST_SHOWN)],
    ['times over two lines', await page.evaluate(brokenTimes)],
    ['gaps above 96', await page.evaluate(gaps, WIDEST_GAP)],
  ] satisfies [string, string[]][];
  return Object.fromEntries(found.filter(isFault));
}

/** Whether a word that is longer than the screen would widen the page, in any words that a dealer may write. */
export async function widenedByLongWord(page: Page): Promise<Faults> {
  const over = await page.evaluate(withLongWords);
  return over.length > 0 ? { 'wider by a long word': over } : {};
}

// What follows runs in the page, and uses nothing but what `installMeasures` has put there.

/** A page that is scrolled sideways; on a phone all of it shrinks. */
function tooWide(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return over > 0 ? [`by ${over} px`] : [];
}

/** Puts such a word before all words of the page, measures, and takes it away again. */
function withLongWords(): string[] {
  const word = 'Kraftfahrzeughaftpflichtversicherungsgesellschaft'.repeat(4);
  // What a dealer writes stands in headings, running text and lists; labels and figures are the product's own.
  const written = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, figcaption)')].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const isOwn = ({ textContent: text, parentElement: parent }: Node) =>
    /\$\d/.test(text ?? '') || getComputedStyle(parent!).whiteSpace === 'nowrap';
  const changed = written.filter((node) => !isOwn(node)).map((node) => ({ node, text: node.textContent }));
  for (const { node, text } of changed) node.textContent = `${word} ${text}`;
  const { scrollWidth, clientWidth } = document.documentElement;
  for (const { node, text } of changed) node.textContent = text;
  return scrollWidth > clientWidth ? [`by ${scrollWidth - clientWidth} px`] : [];
}

/** Heights where something is: words, pictures, fields, lines, the edges of a ground. */
function gaps(widest: number): string[] {
  const { seen, boxOf, nameOf, thingOf, isFloating } = window.measures;
  // What floats has no place of its own, what is sticky has one.
  const [floats, sticks] = [new Set<Element>(), new Set<HTMLElement>()];
  for (const element of seen('*').filter(isFloating)) {
    if (getComputedStyle(element).position === 'fixed') floats.add(element);
    else sticks.add(element as HTMLElement);
  }
  for (const element of sticks) element.style.position = 'static';
  const isLaid = (element: Element) => ![...floats].some((floating) => floating.contains(element));
  const bands = seen('*')
    .filter(isLaid)
    .flatMap((element) => {
      const { top, bottom } = boxOf(element);
      const thing = thingOf(element);
      const name = nameOf(element);
      if (thing === 'whole') return [{ top, bottom, name }];
      if (thing === 'edges') return [top, bottom].map((at) => ({ top: at, bottom: at, name }));
      return [];
    });
  for (const element of sticks) element.style.removeProperty('position');
  const found: string[] = [];
  let last = bands[0];
  for (const band of bands.toSorted((a, b) => a.top - b.top)) {
    if (last && band.top - last.bottom > widest)
      found.push(`${Math.round(band.top - last.bottom)} px between ${last.name} and ${band.name}`);
    if (!last || band.bottom > last.bottom) last = band;
  }
  return found;
}

/**
 * A page's place and heading begin where its header does, and so does what heads its parts, unless it stands in a column of
 * its own, further in than a gutter is, or on a ground of its own.
 */
function edges(): string[] {
  const { seen, boxOf, nameOf } = window.measures;
  const edge = boxOf(document.querySelector('header a[aria-label$="home"]')!).left;
  const off = (element: Element) => Math.abs(boxOf(element).left - edge);
  const hasGround = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const isWithinItsOwn = (element: Element) =>
    element.closest('aside, article, li, details, dialog, dl, [data-hero]') !== null ||
    seen('*').some((ground) => ground.contains(element) && hasGround(ground) && off(ground) < 1);
  const heads = seen('h2').filter((element) => off(element) < 33 && off(element) > 1 && !isWithinItsOwn(element));
  return [...seen('nav[aria-label="Breadcrumb"], header h1'), ...heads]
    .filter((element) => off(element) > 1)
    .map((element) => `${nameOf(element)} begins at ${Math.round(boxOf(element).left)}, the page at ${edge}`);
}

/** Words that are laid over a picture, and lie below it. */
function covered(): string[] {
  const { seen, nameOf } = window.measures;
  const pictures = seen('img').map((picture) => ({ picture, box: picture.getBoundingClientRect() }));
  const start = scrollY;
  const found = seen('h1, h2, h3, p, span').filter((words) => {
    if (words.childElementCount > 0 || !words.textContent?.trim()) return false;
    if (getComputedStyle(words).pointerEvents === 'none') return false;
    const { x, y, width, height } = words.getBoundingClientRect();
    const [across, down] = [x + Math.min(width / 2, 40), y + height / 2];
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      left < across && across < right && top < down && down < bottom;
    if (!pictures.some(({ box }) => isOver(box))) return false;
    words.scrollIntoView({ block: 'center', behavior: 'instant' });
    const now = words.getBoundingClientRect();
    const top = document.elementFromPoint(across, now.y + now.height / 2);
    return top?.matches('img') === true;
  });
  scrollTo(0, start);
  return found.map(nameOf);
}

/** A column that ends more than a screen before its neighbour, and does not stay in view. */
function emptyColumns(): string[] {
  const { seen, boxOf, nameOf, isFloating } = window.measures;
  const grids = seen('*').filter((grid) => getComputedStyle(grid).display === 'grid' && grid.children.length === 2);
  return grids.flatMap((grid) => {
    const [first, second] = [...grid.children];
    if (!first || !second || boxOf(first).right > boxOf(second).left + 8) return [];
    const lower = Math.max(boxOf(first).bottom, boxOf(second).bottom);
    return [first, second]
      .filter((column) => column.childElementCount > 0 && ![column, ...column.querySelectorAll('*')].some(isFloating))
      .map((column) => ({ column, end: Math.max(...[...column.children].map((part) => boxOf(part).bottom)) }))
      .filter(({ end }) => lower - end > innerHeight)
      .map(({ column, end }) => `${Math.round(lower - end)} px are empty below ${nameOf(column)}`);
  });
}

/** Two buttons in the site's one loud colour within a screen. */
function filledButtons(): string[] {
  const { seen, boxOf, nameOf, isFloating, accent } = window.measures;
  const filled = seen('a, button')
    .filter((button) => getComputedStyle(button).backgroundColor === accent && boxOf(button).height > 30)
    .filter((button) => !button.parentElement || !isFloating(button.parentElement))
    .map((button) => ({ name: nameOf(button), ...boxOf(button) }))
    .toSorted((a, b) => a.top - b.top);
  return filled.flatMap(({ name, bottom }, index) => {
    const before = filled[index - 1];
    return before && bottom - before.top < innerHeight ? [`${before.name} and ${name}`] : [];
  });
}

function browserArrows(): string[] {
  const { seen, nameOf } = window.measures;
  const selects = seen('select').filter((select) => getComputedStyle(select).appearance !== 'none');
  const folds = seen('summary').filter((summary) => {
    const { display, listStyleType } = getComputedStyle(summary);
    return (
      display === 'list-item' && listStyleType !== 'none' && getComputedStyle(summary, '::marker').content === 'normal'
    );
  });
  return [...selects, ...folds].map(nameOf);
}

/** What floats lies on nothing else that floats. */
function bars(): string[] {
  const { seen, boxOf, nameOf } = window.measures;
  const fixed = seen('*', document).filter(
    (element) => getComputedStyle(element).position === 'fixed' && boxOf(element).width > 40,
  );
  return fixed.flatMap((one, index) =>
    fixed
      .slice(index + 1)
      .filter((other) => !one.contains(other) && !other.contains(one))
      .filter((other) => boxOf(one).top < boxOf(other).bottom - 1 && boxOf(other).top < boxOf(one).bottom - 1)
      .map((other) => `${nameOf(one)} lies on ${nameOf(other)}`),
  );
}

/** On a dark ground a large light one, or a picture of the light studio as it is. */
function glare(): string[] {
  const { seen, boxOf, nameOf, isLight } = window.measures;
  if (getComputedStyle(document.documentElement).colorScheme !== 'dark') return [];
  return seen('*')
    .filter((element) => boxOf(element).width * boxOf(element).height > 20_000)
    .filter((element) => isLight(element) && !element.closest('[data-hero]'))
    .map(nameOf);
}

function notes(): string[] {
  const words = document.querySelector('main')?.innerText ?? '';
  return words.match(/\b(?:TODO|FIXME|lorem ipsum|developer|outbox|undefined|NaN)\b[^\n]*/gi) ?? [];
}

/** A heading within a page that is as large as the page's own. */
function loudParts(): string[] {
  const { seen, nameOf } = window.measures;
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const [title] = seen('h1');
  if (!title) return [];
  // On a phone the look gives a vehicle's name and the parts below it the same.
  const quiet = 22;
  return seen('h2, h3')
    .filter((part) => sizeOf(part) > quiet && sizeOf(part) >= sizeOf(title))
    .map((part) => `${nameOf(part)} has ${sizeOf(part)} px, as the page's heading`);
}

/** A picture that fills another shape than its own, so that most of it is cut; what a home page begins with may. */
function cutPictures(least: number): string[] {
  const { seen, boxOf } = window.measures;
  return (seen('img:not([data-hero] img)') as HTMLImageElement[])
    .filter((picture) => getComputedStyle(picture).objectFit === 'cover' && picture.naturalHeight > 0)
    .map((picture) => {
      const { width, height } = boxOf(picture);
      const stretch = width / height / (picture.naturalWidth / picture.naturalHeight);
      return { name: picture.currentSrc.split('/').pop() ?? '', shown: Math.min(stretch, 1 / stretch) };
    })
    .filter(({ shown }) => shown < least)
    .map(({ name, shown }) => `${Math.round(shown * 100)} % of ${name} are seen`);
}

/** A time whose "am" or "pm" stands on the next line. */
function brokenTimes(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(/\d:\d\d\s[ap]m/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(node.nodeValue!);
    }
  }
  return found;
}
