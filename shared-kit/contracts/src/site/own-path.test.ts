import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import { menuSchema, routeSchema } from '../release/remote.contract';
import { endContentSchema } from '../operator/content-desk.contract';
import { searchSettingsSchema } from '../settings/search-settings.contract';
import { vehicleSettingsSchema } from '../settings/vehicle-settings.contract';
import { contentPageSchema, homePartSchema, wayOnSchema } from './content-page.contract';
import { OWN_PATH } from './link-address';
import { OWN_PATH_WORDS, ownPathSchema, pagePathSchema } from './own-path.contract';
import { siteConfigSchema } from './site-config.contract';

const slashes = ['/\\evil.example/', '//evil.example', '///evil.example', '/a\\b', '/a//b', '/.//evil.example'];
const control = ['/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '/a\u0000', '/a\u0085', '/a\u2028'];
const relative = ['https://evil.example', 'javascript:alert(1)', 'faqs', '', '\\/evil.example', ' /a', 'http:/a'];
const elsewhere = [...slashes, ...control, ...relative, '/a/..//evil.example', '/a?b=\n', '/a#\\b'];
const here = [
  '/',
  '/contact',
  '/contact/',
  '/search/used-cars?refinementList[body][0]=Ute',
  '/faqs#return',
  '/café/a%20b',
];

test.each(elsewhere)('%j is no address of this site', (path) => {
  expect(ownPathSchema.safeParse(path).error?.issues[0]?.message).toBe(OWN_PATH_WORDS);
});

test.each([...here, '/a?to=https://b.example//c', '/cars/:slug'])('%j is one', (path) => {
  expect(ownPathSchema.safeParse(path).success).toBe(true);
});

test('whatever is taken stays on the site as a browser reads it: every four of what could lead away', () => {
  const parts = ['', '/', '\\', '.', '\t', '\n', '\u0000', ' ', 'a', ':', '@', '?', '#', '%2e', '%2f', '%5c'];
  const grow = (texts: readonly string[]) => texts.flatMap((text) => parts.map((part) => text + part));
  const all = grow(grow(grow(grow(['/'])))).map((text) => `${text}evil.example`);

  expect(all.filter((path) => OWN_PATH.test(path) && sameOriginPath(path) === null)).toEqual([]);
});

test.each(['/a?b', '/a#b', '/cars/:slug', '/a/*', '/a b', '/a/../b', '/a/.', '/\\evil.example'])(
  '%j is the address of no page of text',
  (path) => {
    expect(pagePathSchema.safeParse(path).success).toBe(false);
  },
);

/** Every field of a configuration, of a remote's part or of a request that names an address of the site. */
const fields: Readonly<Record<string, (path: string) => { success: boolean }>> = {
  'a link of a page or a panel': (href) => wayOnSchema.safeParse({ label: 'Look', href }),
  'moved_to of a page': (moved_to) => contentPageSchema.shape.moved_to.safeParse(moved_to),
  'moved_to of an ended page': (moved_to) => endContentSchema.shape.moved_to.safeParse(moved_to),
  'the path of a page': (path) => contentPageSchema.shape.path.safeParse(path),
  'a reason of a panel': (href) => homePartSchema.safeParse({ panel: 'Why', items: [{ title: 'A', text: 'B', href }] }),
  'where a redirect leads': (to) => siteConfigSchema.shape.redirects.safeParse({ '/a': to }),
  'where a redirect begins': (from) => siteConfigSchema.shape.redirects.safeParse({ [from]: '/b' }),
  'a promo': (href) => searchSettingsSchema.safeParse({ promos: [{ node: { title: 'A', href } }] }),
  clear_filters_path: (clear_filters_path) => searchSettingsSchema.safeParse({ clear_filters_path }),
  plan_page: (plan_page) => vehicleSettingsSchema.safeParse({ plan_page }),
  feature_banner: (href) => vehicleSettingsSchema.safeParse({ feature_banner: [{ label: 'A', href }] }),
  gallery_slide: (href) => vehicleSettingsSchema.safeParse({ gallery_slide: { image: 'a', alt: '', href } }),
  "a remote's menu entry": (href) => menuSchema.safeParse({ menu: 'header', label: 'A', href }),
  "a remote's route": (path) => routeSchema.safeParse({ id: 'a', title: 'A', path }),
};

test.each(Object.entries(fields))('%s is an address of this site', (_field, read) => {
  expect(read('/contact').success).toBe(true);
  expect(elsewhere.filter((path) => read(path).success)).toEqual([]);
});
