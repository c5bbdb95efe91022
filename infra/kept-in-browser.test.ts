import { KEPT_IN_BROWSER, keptFor } from '@shared-kit/domain/account/kept-in-browser';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const SOURCES = '{shell,mfe-*,shared-kit/*}/src/**/*.{ts,tsx}';

/** Not in a storage, though named alike: a lock of the browser. */
const NO_STORAGE = new Set(['watchlist']);
/** What keeps something under a name that is not the site's, and why that is nobody's. */
const NOT_OF_A_SITE: Readonly<Record<string, string>> = {
  'mfe-finance/src/postcode/keep-place.ts': 'where a page stood, taken out by the page that follows',
  'shell/src/server/release/early-hearts.ts': 'a script that keeps under the name that it is given',
  'mfe-search/src/stored-text/use-stored-text.ts': 'keeps under the names that it is given',
};

const files = globSync(SOURCES, { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));

/** "form-error:*" of `${site}:form-error:${prefix}`. */
const names = files.flatMap(({ text }) =>
  [...text.matchAll(/`\$\{(?:site|slug|siteSlug|useSite\(\)\.slug)\}:([^`\s]+)`/g)].map(([, name = '']) =>
    name.replaceAll(/\$\{[^}]*\}/g, '*'),
  ),
);

test('all that the sites keep in a browser is listed, with whose it is, and nothing is listed that nobody keeps', () => {
  const kept = [...new Set(names)].filter((name) => !NO_STORAGE.has(name));

  expect(kept.toSorted()).toEqual(Object.keys(KEPT_IN_BROWSER).toSorted());
  for (const name of kept) expect([name, keptFor('sunrise', `sunrise:${name}`)]).toEqual([name, KEPT_IN_BROWSER[name]]);
});

test('what writes into a storage does so under a name of the site', () => {
  const nameless = files.filter(
    ({ file, text }) =>
      /Storage\.setItem\(|localStorage\[/.test(text) &&
      !/\$\{(?:site|slug|siteSlug)\}:|\b\w+Key\(|favouritesKey/.test(text) &&
      !(file in NOT_OF_A_SITE),
  );

  expect(nameless.map(({ file }) => file)).toEqual([]);
});
