import type { Style } from './brochure-ruler';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 40;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** Where a page's words end, and its foot begins. */
export const WORDS_END = 740;
export const FOOT_TOP = 752;

/** Where something stands, in points from the top left of a page; pages count from 0. */
export type Box = { page: number; x: number; y: number; width: number; height: number };
export type Mark = Box &
  ({ kind: 'line'; text: string; style: Style } | { kind: 'picture' } | { kind: 'code'; text: string });

/** What a thing is to who cannot see it, in PDF's words. */
export type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link';

/** A part of the document, in the order it is read. */
export type Part = { tag: Tag; alt?: string; link?: string; marks: Mark[]; parts: Part[] };

/** A laid out brochure. `aside` is on the paper only: it repeats what a listener has heard. */
export type Sheet = { pages: number; parts: Part[]; aside: Mark[] };

export function part(tag: Tag, more: Partial<Omit<Part, 'tag'>> = {}): Part {
  return { tag, marks: [], parts: [], ...more };
}

/** All that is drawn of some parts. */
export function marksOf(parts: readonly Part[]): Mark[] {
  return parts.flatMap(({ marks, parts: inner }) => [...marks, ...marksOf(inner)]);
}

/** A piece that is never split over pages. A heading keeps with what comes next. */
export type Row = { height: number; gap: number; keep: boolean; place: (page: number, y: number) => void };

/** Which row begins a page, and where each stands. */
export function pageRows(rows: readonly Row[], top: number, nextTop: number): { page: number; y: number }[] {
  let [page, y] = [0, top];
  return rows.map((row, index) => {
    const isFirst = y === (page === 0 ? top : nextTop);
    const gap = isFirst ? 0 : row.gap;
    if (!isFirst && y + gap + keptHeight(rows, index) > WORDS_END) {
      page += 1;
      y = nextTop + row.height;
      return { page, y: nextTop };
    }
    const at = { page, y: y + gap };
    y = at.y + row.height;
    return at;
  });
}

/** Of a row with all that has to stand on its page. */
function keptHeight(rows: readonly Row[], from: number): number {
  const row = rows[from];
  if (!row) return 0;
  const next = rows[from + 1];
  return row.height + (row.keep && next ? next.gap + keptHeight(rows, from + 1) : 0);
}
