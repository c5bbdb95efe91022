import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const sheets = globSync('{shell,mfe-*,shared-kit/*}/src/**/*.css', { cwd: root });

/** Figures as wide as each other, in a rule that is larger than what is read in lines. */
const TABULAR_AT_DISPLAY_SIZE = /\{(?=[^{}]*tabular-nums)(?=[^{}]*font-size: var\(--text-(22|28|36|48|60)\))[^{}]*\}/;

test('figures of one width stand in columns alone: at display size “$31.45” would fall apart', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  expect(sheets.filter((file) => TABULAR_AT_DISPLAY_SIZE.test(read(file)))).toEqual([]);
  // Every price and every repayment on a page.
  expect(
    read('shared-kit/ui/src/car/price.module.css') + read('shared-kit/ui/src/car/repayment-line.module.css'),
  ).not.toContain('tabular-nums');
});
