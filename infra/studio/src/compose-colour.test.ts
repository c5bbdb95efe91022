import { composeColour, toneMapNeutral, toSrgbByte } from './compose-colour';
import type { Rgb } from './compose-colour';

const black: Rgb = [0.1, 0.1, 0.1];
const white: Rgb = [0.9, 0.9, 0.9];
const metal: Rgb = [0.5, 0.6, 0.7];

test('black paint is the black render, white paint the white one, and pure metal the metal one', () => {
  expectRgb(composeColour(black, white, metal, [0, 0, 0], 0.5), black);
  expectRgb(composeColour(black, white, metal, [1, 1, 1], 0), white);
  expectRgb(composeColour(black, white, metal, [1, 1, 1], 1), metal);
});

test('a half metallic red takes its share of both renders in red alone', () => {
  expectRgb(composeColour(black, white, metal, [0.5, 0, 0], 0.5), [0.1 + 0.5 * (0.5 * 0.8 + 0.5 * 0.4), 0.1, 0.1]);
});

test('a pixel without paint, alike in all three renders, keeps its value in every colour', () => {
  expectRgb(composeColour(white, white, white, [0.2, 0.7, 0.1], 0.8), white);
});

// Reference values computed from the Khronos PBR Neutral specification's own GLSL, by hand
test.each<[string, Rgb, Rgb]>([
  ['leaves middle grey where it is, less the 4 % every dielectric reflects', [0.5, 0.5, 0.5], [0.46, 0.46, 0.46]],
  ['folds a highlight five times too bright below one', [5, 5, 5], [0.987, 0.987, 0.987]],
  ['keeps black black', [0, 0, 0], [0, 0, 0]],
])('neutral tone mapping %s', (_case, from, to) => {
  expectRgb(toneMapNeutral(from), to, 3);
});

test('linear light becomes the sRGB byte a screen expects', () => {
  expect([0, 0.0031308, 0.2140411, 1, 7].map(toSrgbByte)).toEqual([0, 10, 127, 255, 255]);
});

function expectRgb(actual: Rgb, expected: Rgb, digits = 6): void {
  actual.forEach((channel, i) => expect(channel).toBeCloseTo(expected[i]!, digits));
}
