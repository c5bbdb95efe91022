import { aSite } from '@shared-kit/testing/a-site';
import { favicon } from './favicon';

test.each([
  ['sunrise', '>S</text>'],
  ['“4WD” <Centre>', '>4</text>'],
  ['日本', '></text>'],
])("the icon of %p is its first letter or digit in its theme's colours", (name, letter) => {
  const site = aSite({ name });
  const svg = favicon(site);

  expect(svg).toContain(letter);
  expect(svg).toContain(`fill="${site.theme.accent}"/>`);
  expect(svg).toContain(`fill="${site.theme.onAccent}">`);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*><rect [^>]*\/><text [^>]*>.*<\/text><\/svg>$/,
  );
});
