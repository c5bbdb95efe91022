import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Weights of the two faces a brochure is set in. */
const weights = { regular: 400, bold: 700 } as const;
export type FaceName = keyof typeof weights;

type Font = ReturnType<typeof create>;
/** A face as a file that a PDF can carry, and as what measures its letters. */
export type Face = { file: Buffer; font: Font };
export type Faces = Record<FaceName, Face>;

const made = new Map<Theme['font'], Promise<Faces>>();

/**
 * A site's own font for paper. Pages have it in all weights at once and compressed, which PDFs do not know: each weight
 * is cut out once, and kept as long as the process.
 */
export function facesOf(font: Theme['font']): Promise<Faces> {
  const known = made.get(font);
  if (known) return known;
  const making = cutOut(font);
  made.set(font, making);
  return making;
}

async function cutOut(name: Theme['font']): Promise<Faces> {
  const all = await readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const weighing = async (wght: number): Promise<Face> => {
    const file = await subsetFont(all, LETTERS, { targetFormat: 'truetype', variationAxes: { wght } });
    return { file, font: create(file) };
  };
  return { regular: await weighing(weights.regular), bold: await weighing(weights.bold) };
}

/** What the latin files of the fonts have: western letters, and the signs that stand in text. */
const LETTERS = [range(0x20, 0x17f), range(0x2000, 0x206f), '€™−↑↓'].join('');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Only letters the face has: others lose their accents, or are left out rather than drawn as empty boxes. */
export function drawable({ font }: Face, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .map((letter) =>
      /\s/.test(letter) ? ' ' : has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join(''),
    )
    .join('');
}
