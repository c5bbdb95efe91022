import { contrastRatio, mixColours, readableOn, relativeLuminance } from './contrast';

test.each([
  ['black on white', '#000000', '#ffffff', 21],
  ['the darkest grey that just fails on white', '#777777', '#ffffff', 4.48],
  ['the lightest grey that just passes on white', '#767676', '#ffffff', 4.54],
  ['a colour on itself', '#0b5fff', '#0b5fff', 1],
  ['pure red on white', '#ff0000', '#ffffff', 4],
])('gives the ratio WCAG publishes for %s', (_case, first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});

test('refuses a colour it cannot read instead of passing it', () => {
  expect(() => relativeLuminance('rebeccapurple')).toThrow(RangeError);
  expect(() => contrastRatio('#fff', '#000000')).toThrow(RangeError);
});

test('mixes by the share of the first colour', () => {
  expect(mixColours('#ff0000', '#0000ff', 1)).toBe('#ff0000');
  expect(mixColours('#ffffff', '#000000', 0.5)).toBe('#808080');
});

test('leaves a readable colour alone and darkens one that is not', () => {
  expect(readableOn('#0b5fff', '#000000', ['#ffffff'], 4.5)).toBe('#0b5fff');

  const yellow = readableOn('#ffcc00', '#16181d', ['#ffffff', '#f6f6f4'], 4.5);
  expect(contrastRatio(yellow, '#f6f6f4')).toBeGreaterThanOrEqual(4.5);
  expect(yellow).not.toBe('#16181d');
});
