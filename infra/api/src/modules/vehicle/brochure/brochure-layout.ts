import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { factColumn, factRows, featureRows, headingRow, linesAt, linesHeight, paragraphRows } from './brochure-blocks';
import { brochureFoot } from './brochure-foot';
import { largestOnOneLine, priceBlock } from './brochure-price';
import type { Ruler, Style } from './brochure-ruler';
import { MARGIN, WIDTH, WORDS_END, marksOf, pageRows, part } from './brochure-sheet';
import type { Part, Row, Sheet } from './brochure-sheet';

/** How a brochure is set, from the roomiest to what is only for words without end. */
type Setting = { size: number; gap: number; picture: number; facts: number; features: number; commentLines: number };
const roomy: Setting = { size: 9.25, gap: 14, picture: 324, facts: 28, features: 48, commentLines: 26 };
const close: Setting = { ...roomy, size: 8.5, picture: 246 };
const tight: Setting = { ...roomy, size: 8, gap: 10, picture: 216 };
const cut: Setting = { ...tight, facts: 20, features: 24, commentLines: 14 };

const MAX_PAGES = 2;
/** Stock number, VIN, plate, when built and complied, until when registered: they say which car of many this is. */
const PAPERS = 6;
/** Beside the picture. */
const KEY_FACTS = 6;
const PICTURE_RATIO = 2 / 3;
const BESIDE = 20;
const HEADER_TOP = 30;
/** Where words begin on a second page, below the name again. */
const NEXT_TOP = 62;
/** Least height of the words on a second page, in points: which the tight setting saves. */
const LEAST_ON_A_PAGE = 90;

/**
 * A car on a sheet of A4: on one page where it fits, from roomy to tight, otherwise on two, of which the second one holds
 * more than a few lines.
 */
export function layOutBrochure(brochure: CarBrochure, ruler: Ruler): Sheet {
  const sheets: Sheet[] = [];
  for (const setting of [roomy, close, tight]) {
    const sheet = set(brochure, ruler, setting);
    if (sheet.pages === 1) return sheet;
    sheets.push(sheet);
  }
  return sheets.find(({ pages }) => pages <= MAX_PAGES) ?? set(brochure, ruler, cut);
}

function set(brochure: CarBrochure, ruler: Ruler, setting: Setting): Sheet {
  const { parts, end } = head(brochure, ruler, setting);
  const { rows, parts: below } = sections(brochure, ruler, setting);
  const places = balanced(rows, end);
  rows.forEach((row, index) => {
    const { page = 0, y = 0 } = places[index] ?? {};
    row.place(page, y);
  });
  const pages = 1 + Math.max(0, ...places.map(({ page }) => page));
  const foot = brochureFoot(brochure, ruler, pages);
  return { pages, parts: [...parts, ...below, ...foot.parts], aside: foot.aside };
}

/** Rows on pages; some of the first page's go over where the last page had hardly any. */
function balanced(rows: readonly Row[], top: number) {
  const places = pageRows(rows, top, NEXT_TOP);
  const first = places.findIndex(({ page }) => page === 1);
  if (first < 0 || places.some(({ page }) => page > 1)) return places;
  let from = first;
  let height = WORDS_END;
  do {
    height = rows.slice(from).reduce((sum, row) => sum + row.height + row.gap, 0);
    if (height >= LEAST_ON_A_PAGE && !rows[from - 1]?.keep) break;
    from -= 1;
  } while (from > 1);
  return [...places.slice(0, from), ...pageRows(rows.slice(from), NEXT_TOP, NEXT_TOP).map(({ y }) => ({ page: 1, y }))];
}

/** Dealer, name, picture and price: always on the first page. */
function head(brochure: CarBrochure, ruler: Ruler, setting: Setting): { parts: Part[]; end: number } {
  const { dealer, title, subtitle, pictureAlt } = brochure;
  const site: Style = { face: 'bold', size: 13 };
  const small: Style = { face: 'regular', size: 8.5, colour: 'muted' };
  const under: Style = { face: 'regular', size: 10, colour: 'muted' };
  const half = WIDTH / 2;
  const at = (y: number, x = MARGIN) => ({ page: 0, x, y });

  const name = largestOnOneLine(ruler, title, [20, 18, 16], WIDTH, 20);
  const siteLines = ruler.linesOf(dealer.site, site, half - BESIDE, 2);
  const named = dealer.name === dealer.site ? [] : ruler.linesOf(dealer.name, small, half, 1);
  const contact = [
    ...named,
    ...ruler.linesOf(dealer.address, small, half, 2),
    ...ruler.linesOf(dealer.phone, small, half, 1),
  ];
  const titleTop = HEADER_TOP + Math.max(linesHeight(siteLines, site), linesHeight(contact, small)) + 14;
  const titleLines = ruler.linesOf(title, name, WIDTH, 3);
  const subtitleTop = titleTop + linesHeight(titleLines, name);
  const subtitleLines = ruler.linesOf(subtitle, under, WIDTH, 2);
  const pictureTop = subtitleTop + linesHeight(subtitleLines, under) + 10;

  const picture = {
    page: 0,
    x: MARGIN,
    y: pictureTop,
    width: setting.picture,
    height: setting.picture * PICTURE_RATIO,
  };
  const x = MARGIN + setting.picture + BESIDE;
  const width = WIDTH - setting.picture - BESIDE;
  const price = priceBlock(brochure, ruler, { page: 0, x, y: pictureTop, width });
  const { list, end } = factColumn(
    ruler,
    brochure.facts.slice(0, KEY_FACTS),
    { size: setting.size, x, width, labelWidth: Math.min(width * 0.46, 90) },
    { page: 0, y: price.end + 12 },
  );
  return {
    parts: [
      part('P', { marks: linesAt(ruler, siteLines, site, at(HEADER_TOP)) }),
      part('P', { marks: linesAt(ruler, contact, small, at(HEADER_TOP + 2, MARGIN + half), { width: half }) }),
      part('H1', { marks: linesAt(ruler, titleLines, name, at(titleTop)) }),
      part('P', { marks: linesAt(ruler, subtitleLines, under, at(subtitleTop)) }),
      part('Figure', { alt: pictureAlt, marks: [{ kind: 'picture', ...picture }] }),
      ...price.parts,
      list,
    ].filter((each) => marksOf([each]).length > 0),
    end: Math.max(end, picture.y + picture.height) + setting.gap + 2,
  };
}

function sections(brochure: CarBrochure, ruler: Ruler, { size, gap, facts: most, features, commentLines }: Setting) {
  const body: Style = { face: 'regular', size };
  const facts = worthPrinting(brochure.facts.slice(KEY_FACTS), most);
  const specs = part('L');
  const equipment = part('L');
  const comments = part('P');
  const all = [
    { title: 'Specifications', body: specs, rows: factRows(ruler, specs, facts, size, 2) },
    {
      title: 'Features',
      body: equipment,
      rows: featureRows(ruler, equipment, brochure.features.slice(0, features), size),
    },
    {
      title: 'Dealer comments',
      body: comments,
      rows: paragraphRows(ruler, comments, brochure.comments, body, commentLines),
    },
  ].filter(({ rows }) => rows.length > 0);
  const rows: Row[] = [];
  const parts: Part[] = [];
  for (const section of all) {
    const heading = part('H2');
    rows.push(headingRow(ruler, heading, section.title, { size: size + 2.75, gap }), ...section.rows);
    parts.push(heading, section.body);
  }
  return { rows, parts };
}

/** Where not all of them fit, measures go, not the papers at the end. */
function worthPrinting(facts: CarBrochure['facts'], most: number): CarBrochure['facts'] {
  return facts.length <= most ? facts : [...facts.slice(0, most - PAPERS), ...facts.slice(-PAPERS)];
}
