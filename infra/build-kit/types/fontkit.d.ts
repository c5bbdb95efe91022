/** The part of fontkit that we use; it brings no types. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG: () => string } };
  type Run = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[]; advanceWidth: number };
  type Font = {
    unitsPerEm: number;
    layout: (text: string) => Run;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  };
  export function create(bytes: Buffer): Font;
}
