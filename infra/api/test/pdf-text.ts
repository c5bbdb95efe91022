import { inflateSync } from 'node:zlib';

/**
 * What a PDF made with its standard fonts says, in the order it was drawn and without spaces: figures and letters
 * are drawn apart, so that nobody can tell a space from a new piece. Enough to read back what we print.
 */
export function pdfText(pdf: Buffer): string {
  const words: string[] = [];
  for (let from = 0; ;) {
    const start = pdf.indexOf('stream\n', from);
    const end = pdf.indexOf('endstream', start);
    if (start < 0 || end < 0) break;
    words.push(...shownIn(inflated(pdf.subarray(start + 'stream\n'.length, end))));
    from = end + 'endstream'.length;
  }
  return words.join('').replaceAll(/\s/g, '');
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // A picture, or whatever else is no text.
    return '';
  }
}

/** `[<48> 10 <69>] TJ`: strings in hexadecimal with the space between them. */
function shownIn(content: string): string[] {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  );
}
