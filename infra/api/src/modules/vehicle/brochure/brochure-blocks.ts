import type { SpecRow } from '@shared-kit/domain/vehicle/words/spec-rows';
import { lineHeight } from './brochure-ruler';
import type { Ruler, Style } from './brochure-ruler';
import { MARGIN, WIDTH, part } from './brochure-sheet';
import type { Mark, Part, Row } from './brochure-sheet';

type At = { page: number; x: number; y: number };

/** Lines one below the other; `right` ones end at the right edge of `width`. */
export function linesAt(
  ruler: Ruler,
  lines: readonly string[],
  style: Style,
  { page, x, y }: At,
  right?: { width: number },
): Mark[] {
  const height = lineHeight(style);
  return lines.map((text, index) => {
    const width = ruler.widthOf(text, style);
    const left = right ? x + right.width - width : x;
    return { kind: 'line', text, style, page, x: left, y: y + index * height, width, height };
  });
}

export function linesHeight(lines: readonly string[], style: Style): number {
  return lines.length * lineHeight(style);
}

/** A label and its value. */
export type FactLook = { size: number; x: number; width: number; labelWidth: number };

const BETWEEN_FACTS = 1.5;
const BETWEEN_COLUMNS = 18;
/** A value of more lines is a feed's mistake. */
const MAX_VALUE_LINES = 2;

function factAt(ruler: Ruler, { label, value }: SpecRow, { size, x, width, labelWidth }: FactLook) {
  const muted: Style = { face: 'regular', size, colour: 'muted' };
  const plain: Style = { face: 'regular', size };
  const labels = ruler.linesOf(label, muted, labelWidth - 6, MAX_VALUE_LINES);
  const values = ruler.linesOf(value, plain, width - labelWidth, MAX_VALUE_LINES);
  return {
    height: Math.max(linesHeight(labels, muted), linesHeight(values, plain)) + BETWEEN_FACTS,
    item: (page: number, y: number): Part =>
      part('LI', {
        parts: [
          part('Lbl', { marks: linesAt(ruler, labels, muted, { page, x, y }) }),
          part('LBody', { marks: linesAt(ruler, values, plain, { page, x: x + labelWidth, y }) }),
        ],
      }),
  };
}

/** Facts as rows of a list, in as many columns as asked for. */
export function factRows(ruler: Ruler, list: Part, facts: readonly SpecRow[], size: number, columns: number): Row[] {
  const width = (WIDTH - (columns - 1) * BETWEEN_COLUMNS) / columns;
  const cells = facts.map((fact, index) => {
    const x = MARGIN + (index % columns) * (width + BETWEEN_COLUMNS);
    return factAt(ruler, fact, { size, x, width, labelWidth: width * 0.42 });
  });
  return inRows(list, cells, columns);
}

/** Short facts in one column beside the picture. */
export function factColumn(ruler: Ruler, facts: readonly SpecRow[], look: FactLook, at: { page: number; y: number }) {
  const list = part('L');
  let { y } = at;
  for (const fact of facts) {
    const { height, item } = factAt(ruler, fact, look);
    list.parts.push(item(at.page, y));
    y += height;
  }
  return { list, end: y };
}

const BULLET = '•';
const BULLET_WIDTH = 9;
const MAX_FEATURE_LINES = 2;

/** Features as rows of a list in three columns. */
export function featureRows(ruler: Ruler, list: Part, features: readonly string[], size: number): Row[] {
  const columns = 3;
  const style: Style = { face: 'regular', size };
  const width = (WIDTH - (columns - 1) * BETWEEN_COLUMNS) / columns;
  const cells = features.map((feature, index) => {
    const x = MARGIN + (index % columns) * (width + BETWEEN_COLUMNS);
    const lines = ruler.linesOf(feature, style, width - BULLET_WIDTH, MAX_FEATURE_LINES);
    return {
      height: linesHeight(lines, style) + BETWEEN_FACTS,
      item: (page: number, y: number) =>
        part('LI', {
          parts: [
            part('Lbl', { marks: linesAt(ruler, [BULLET], style, { page, x, y }) }),
            part('LBody', { marks: linesAt(ruler, lines, style, { page, x: x + BULLET_WIDTH, y }) }),
          ],
        }),
    };
  });
  return inRows(list, cells, columns);
}

type Cell = { height: number; item: (page: number, y: number) => Part };

function inRows(list: Part, cells: readonly Cell[], columns: number): Row[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => ({
    height: Math.max(...row.map(({ height }) => height)),
    gap: 0,
    keep: false,
    place: (page, y) => list.parts.push(...row.map(({ item }) => item(page, y))),
  }));
}

/** A paragraph, line by line, so that it may go on over the page. */
export function paragraphRows(ruler: Ruler, words: Part, text: string, style: Style, most: number): Row[] {
  return ruler.linesOf(text, style, WIDTH, most).map((line, index, { length }) => ({
    height: lineHeight(style),
    gap: 0,
    // No line of it alone at the foot of a page or at the top of the next.
    keep: index === 0 || index === length - 2,
    place: (page, y) => words.marks.push(...linesAt(ruler, [line], style, { page, x: MARGIN, y })),
  }));
}

export function headingRow(
  ruler: Ruler,
  heading: Part,
  text: string,
  { size, gap }: { size: number; gap: number },
): Row {
  const style: Style = { face: 'bold', size };
  return {
    height: lineHeight(style) + 4,
    gap,
    keep: true,
    place: (page, y) => heading.marks.push(...linesAt(ruler, [text], style, { page, x: MARGIN, y })),
  };
}
