import { cruiseFiles } from './testing/cruise-files';

/** Files of shared-kit/domain/src, none of which exists, and what each imports. No two files are in a circle. */
const files = {
  'low/rate.ts': '',
  'high/loan.ts': "import '../low/rate';",
  'high/testing/a-loan.ts': "import '../loan';",
  'high/loan.test.ts': "import './testing/a-loan';",
  'left/one.ts': "import '../right/one';",
  'left/two.ts': '',
  'right/one.ts': '',
  'right/two.ts': "import type {} from '../left/two';",
  'low/rate.test.ts': "import '../high/loan';",
} as const;

test('two folders of the domain that need each other are refused, also where no two files do', () => {
  const placed = Object.entries(files).map(([path, code]) => [`shared-kit/domain/src/${path}`, code]);
  const all = Object.fromEntries(placed) as Record<string, string>;
  const violations = cruiseFiles('.dependency-cruiser.domain.cjs', 'shared-kit', all);

  expect(violations.map(({ from, rule }) => `${rule.name} ${from}`).toSorted()).toEqual([
    'folders-of-domain-stand-one-above-another shared-kit/domain/src/left',
    'folders-of-domain-stand-one-above-another shared-kit/domain/src/right',
  ]);
}, 60_000);
