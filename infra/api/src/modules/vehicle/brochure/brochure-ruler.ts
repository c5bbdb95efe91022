import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { drawable } from './brochure-faces';
import type { FaceName, Faces } from './brochure-faces';

/** How a text looks: `size` in points, lines `LINE` times as high. */
export type Style = { face: FaceName; size: number; colour?: 'text' | 'muted' };

const LINE = 1.4;
const ELLIPSIS = '…';
const LAST_CHARACTER = /\P{M}\p{M}*$/u;
/** More of one text stands nowhere; measuring it would take its time. */
const MAX_CHARACTERS = 4_000;
const MAX_WORD_CHARACTERS = 250;

export type Ruler = {
  widthOf: (text: string, style: Style) => number;
  /** A text's lines, none wider than `width`; of more than `most` the last ends in an ellipsis. */
  linesOf: (text: string, style: Style, width: number, most?: number) => string[];
};

export function lineHeight({ size }: Style): number {
  return size * LINE;
}

/** Measures and breaks texts as the PDF will draw them, in the same faces. */
export function brochureRuler(faces: Faces): Ruler {
  // A brochure is set several times, in other sizes, until it fits: every text is measured once for all of them.
  const ems: Record<FaceName, Map<string, number>> = { regular: new Map(), bold: new Map() };

  function widthOf(text: string, { face, size }: Style): number {
    const known = ems[face].get(text);
    if (known !== undefined) return known * size;
    const { font } = faces[face];
    const em = font.layout(text).advanceWidth / font.unitsPerEm;
    ems[face].set(text, em);
    return em * size;
  }

  function linesOf(text: string, style: Style, width: number, most = Infinity): string[] {
    const clean = drawable(faces[style.face], firstCharacters(text, MAX_CHARACTERS)).trim();
    const space = widthOf(' ', style);
    const lines: { words: string[]; width: number }[] = [];
    const pieces = clean
      .split(/ +/)
      .filter(Boolean)
      .flatMap((word) => piecesOf(firstCharacters(word, MAX_WORD_CHARACTERS), style, width));
    for (const piece of pieces) {
      const line = lines.at(-1);
      if (line && line.width + space + piece.width <= width) {
        line.words.push(piece.text);
        line.width += space + piece.width;
      } else {
        if (lines.length > most) break;
        lines.push({ words: [piece.text], width: piece.width });
      }
    }
    const texts = lines.map(({ words }) => words.join(' '));
    if (texts.length <= most) return texts;
    return [...texts.slice(0, most - 1), ended(texts[most - 1] ?? '', style, width)];
  }

  /** A word, in several pieces where it is wider than the line. */
  function piecesOf(word: string, style: Style, width: number): { text: string; width: number }[] {
    const whole = widthOf(word, style);
    if (whole <= width) return [{ text: word, width: whole }];
    const fits = Math.max(1, Math.floor((word.length * width * 0.8) / whole));
    const head = longestFitting(word, fits, style, width);
    return [{ text: head, width: widthOf(head, style) }, ...piecesOf(word.slice(head.length), style, width)];
  }

  function longestFitting(word: string, from: number, style: Style, width: number): string {
    const beginning = (length: number) => firstCharacters(word, length);
    const fits = (length: number) => widthOf(beginning(length), style) <= width;
    let length = from;
    while (length > 1 && !fits(length)) length -= 1;
    while (beginning(length) !== word && fits(length + 1)) length += 1;
    return beginning(length);
  }

  function ended(line: string, style: Style, width: number): string {
    let kept = line;
    while (kept.length > 1 && widthOf(kept + ELLIPSIS, style) > width)
      kept = kept.replace(LAST_CHARACTER, '').trimEnd();
    return kept + ELLIPSIS;
  }

  return { widthOf, linesOf };
}
