import { aSite } from '@shared-kit/testing/a-site';
import { shellFiles } from './shell-files';

const BUILT = ['main.1.js', 'text.1.js', 'main.1.css', 'fonts/inter-1.woff2', 'fonts/figtree-2.woff2', 'main.1.js.map'];

test("a page starts with the build's scripts and styles, its site's theme as it is now, and the one font it has", () => {
  const { js, text, css, font } = shellFiles(BUILT, () => null);
  const site = { ...aSite({ slug: 'sunrise', revision: 7 }) };
  const inFont = (name: string) => font({ ...site, theme: { ...site.theme, font: name as typeof site.theme.font } });

  expect(js).toEqual(['/assets/main.1.js']);
  expect(text).toBe('/assets/text.1.js');
  expect(css(site)).toEqual(['/assets/main.1.css', '/theme/sunrise-7.css']);
  expect(inFont('figtree')).toBe('/assets/fonts/figtree-2.woff2');
  expect(inFont('fig')).toBeUndefined();
});
