import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours says, in the order it was drawn and without spaces: figures and letters are drawn apart, so that
 * nobody can tell a space from a new piece. Letters are numbers of an embedded font, which says what they stand for.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const words = [...objects.values()].flatMap(({ stream }) => (stream.includes(' TJ') ? shownIn(stream, fonts) : []));
  return words.join('').replaceAll(/\s/g, '');
}

type PdfObject = { dictionary: string; stream: string };
type Letters = ReadonlyMap<number, string>;

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const start = body.indexOf('stream\n');
      const dictionary = start < 0 ? body : body.slice(0, start);
      const stream = start < 0 ? '' : inflated(body.slice(start + 'stream\n'.length));
      return [Number(id), { dictionary, stream }];
    }),
  );
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // A picture, or whatever else is no text.
    return '';
  }
}

/** `/F1 8 0 R` in a page's resources leads to the font, and that to its letters. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.dictionary ?? '')?.[1];
      if (toUnicode) fonts.set(name, lettersOf(objects.get(Number(toUnicode))?.stream ?? ''));
    }
  return fonts;
}

/** `<0000> <0002> [<0000> <0043> <00660069>]`: the first one's number, the last one's, and each one's letters. */
function lettersOf(map: string): Letters {
  const ranges = [...map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex = ''], index): [number, string] => [
        parseInt(first, 16) + index,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

/** `/F1 9 Tf` chooses a font; `[<0001> 10 <0002>] TJ` is numbers in hexadecimal with the space between them. */
function shownIn(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  let letters: Letters = new Map();
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, parts = '']) => {
    if (font !== undefined) {
      letters = fonts.get(font) ?? new Map();
      return [];
    }
    return [...parts.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) =>
      [...hex.matchAll(/.{4}/g)].map(([code]) => letters.get(parseInt(code, 16)) ?? ''),
    );
  });
}
