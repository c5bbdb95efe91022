export type Rgb = readonly [number, number, number];

/** What linear light is multiplied by before tone mapping. */
export const exposure = 1.12;

/**
 * The colour of a pixel from three linear renders: `black` paint, `white` paint, and white `metal`.
 * What paint adds to a picture is proportional to its colour, so one render serves every colour:
 * black + colour · ((1 − m)(white − black) + m(metal − black)).
 *
 * The studio does the same sum on the graphics side; this one is the reference for it.
 */
export function composeColour(black: Rgb, white: Rgb, metal: Rgb, colour: Rgb, metalShare: number): Rgb {
  const channel = (i: 0 | 1 | 2) =>
    Math.max(0, black[i] + colour[i] * ((1 - metalShare) * (white[i] - black[i]) + metalShare * (metal[i] - black[i])));
  return [channel(0), channel(1), channel(2)];
}

/** Khronos PBR neutral tone mapping: keeps hue and saturation of the paint, folds highlights below 1. Linear in, linear out. */
export function toneMapNeutral([r, g, b]: Rgb): Rgb {
  const start = 0.8 - 0.04;
  const desaturation = 0.15;
  const least = Math.min(r, g, b);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const peak = Math.max(r, g, b) - offset;
  if (peak < start) return [r - offset, g - offset, b - offset];
  const room = 1 - start;
  const folded = 1 - (room * room) / (peak + room - start);
  const scale = folded / peak;
  const fade = 1 - 1 / (desaturation * (peak - folded) + 1);
  const channel = (value: number) => (value - offset) * scale * (1 - fade) + folded * fade;
  return [channel(r), channel(g), channel(b)];
}

/** Linear light to an sRGB byte. */
export function toSrgbByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}
