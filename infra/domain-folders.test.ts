import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

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
  const folder = mkdtempSync(join(tmpdir(), 'domain-folders-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  for (const [path, code] of Object.entries(files)) {
    const file = join(folder, 'shared-kit/domain/src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\nexport {};\n`);
  }
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const rules = ['--config', join(root, '.dependency-cruiser.domain.cjs'), '--output-type', 'json'];
  const said = execFileSync(process.execPath, [cruiser, ...rules, 'shared-kit'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { summary } = JSON.parse(said) as { summary: { violations: { from: string; rule: { name: string } }[] } };

  expect(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`).toSorted()).toEqual([
    'folders-of-domain-stand-one-above-another shared-kit/domain/src/left',
    'folders-of-domain-stand-one-above-another shared-kit/domain/src/right',
  ]);
}, 60_000);
