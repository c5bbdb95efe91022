/** Linear light of one sRGB channel, 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): [number, number, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new RangeError(`Not a colour like #0b5fff: ${colour}`);
  return [Number.parseInt(hex[1]!, 16), Number.parseInt(hex[2]!, 16), Number.parseInt(hex[3]!, 16)];
}

/**
 * Relative luminance as WCAG 2 defines it: 0 is black, 1 is white.
 *
 * @throws {RangeError} for anything but `#rrggbb`.
 */
export function relativeLuminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two `#rrggbb` colours as WCAG 2 defines it: 1 (none) to 21 (black on white), in either order. */
export function contrastRatio(first: string, second: string): number {
  const [dark, light] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two `#rrggbb` colours in sRGB; `share` is how much of the first there is, 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((channel, index) => Math.round(channel * share + b[index]! * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, moved towards another by the least that reaches `ratio` on every ground; the other when nothing less does. */
export function readableOn(colour: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mixColours(colour, towards, share);
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}
