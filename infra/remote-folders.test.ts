import { cruiseFiles } from './testing/cruise-files';
import type { Violation } from './testing/cruise-files';

const FEATURES = 'features-stay-apart';
const API = 'api-knows-no-ui';
const PAGES = 'only-pages-know-pages';
const SHARED = 'shared-folders-know-no-feature';

/** A file of mfe-x/src, what it imports, and the rules that this breaks. None of them exists. */
const cases = [
  ['accepts a page of several features', 'pages/page-a.ts', "import '../features/one/x';", []],
  ['accepts an exposed page', 'exposes/a.ts', "import '../pages/page'; import '../features/one/x';", []],
  ['accepts a feature on what is shared', 'features/one/a.ts', "import '../../saving/x'; import '../../api/x';", []],
  ['rejects a feature in another', 'features/one/b.ts', "import '../two/x';", [FEATURES]],
  ['rejects two that meet on a page', 'features/one/c.ts', "import '../../pages/page';", [PAGES]],
  ['rejects two that meet in what is shown', 'features/one/d.ts', "import '../../exposes/page';", [PAGES]],
  ['rejects two that meet in what is shared', 'saving/a.ts', "import '../features/two/x';", [SHARED]],
  ['rejects a type of one there', 'saving/b.ts', "import type { X } from '../features/two/x';", [SHARED]],
  ['rejects a page there', 'saving/c.ts', "import '../pages/page';", [PAGES]],
  ['rejects a feature of a loose file', 'settings.ts', "import './features/two/x';", [SHARED]],
  ['rejects a feature of the API', 'api/a.ts', "import '../features/two/x';", [API, SHARED]],
  ['rejects a page of the API', 'api/b.ts', "import '../pages/page';", [API, PAGES]],
  ['accepts a test on a page', 'saving/a.test.ts', "import '../pages/page'; import '../features/two/x';", []],
  ['accepts what tests share', 'testing/a.ts', "import '../pages/page'; import '../features/two/x';", []],
] as const;

const imported = ['pages/page', 'exposes/page', 'features/one/x', 'features/two/x', 'saving/x', 'api/x'];

let violations: Violation[];

beforeAll(() => {
  const written = cases.map(([, path, code]) => [`mfe-x/src/${path}`, code]);
  const there = imported.map((path) => [`mfe-x/src/${path}.ts`, 'export type X = 1;']);
  const files = Object.fromEntries([...written, ...there]) as Record<string, string>;
  violations = cruiseFiles('.dependency-cruiser.cjs', 'mfe-x', files);
}, 60_000);

test.each(cases)('the folders of a remote: %s', (_name, path, _code, rules) => {
  const broken = violations.filter(({ from }) => from === `mfe-x/src/${path}`);
  expect(broken.map(({ rule }) => rule.name).toSorted()).toEqual(rules);
});
