import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);
const fontFile = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** More fit nowhere; measuring them would take its time. */
const MAX_CHARACTERS = 120;

/** Drawn around the outlines of bold letters, in units of the face. */
const BOLD_STROKE = 70;

let face: ReturnType<typeof create> | undefined;

/** Where a line stands and how it looks; lengths in pixels, `y` is the base line. */
export type TextPath = { x: number; y: number; size: number; bold?: boolean; fill: string; maxWidth: number };

/**
 * A line of text as an SVG path, cut with an ellipsis where it would be too long: the same on every machine, whichever
 * fonts that has, and nothing in the text can be markup. Lengths in pixels, `y` is the base line.
 */
export function textPath(text: string, { x, y, size, bold = false, fill, maxWidth }: TextPath): string {
  face ??= create(readFileSync(fontFile));
  const scale = size / face.unitsPerEm;
  const layout = face.layout.bind(face);
  const widthOf = (line: string) => layout(line).advanceWidth * scale;
  let line = firstCharacters(text, MAX_CHARACTERS);
  while (widthOf(line) > maxWidth && line.length > 1) line = `${shortened(line)}…`;
  const { glyphs, positions } = layout(line);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const place = positions[index];
    const drawn = `<path transform="translate(${(at + (place?.xOffset ?? 0)).toFixed(0)} 0)" d="${glyph.path.toSVG()}"/>`;
    at += place?.xAdvance ?? 0;
    return drawn;
  });
  const stroke = bold ? ` stroke="${fill}" stroke-width="${BOLD_STROKE}"` : '';
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}"${stroke}>${outlines.join('')}</g>`;
}

/** Without its ellipsis and the last character before that. */
function shortened(line: string): string {
  const kept = line.replace(/…$/, '');
  return withinLength(kept, kept.length - 1).trimEnd();
}
