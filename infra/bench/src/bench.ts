// npm run bench [-- PART …]: the figures of what npm start runs, part after part. What stands behind two hyphens after a
// single part is handed to it: `npm run bench -- compare --part phone`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const parts: Record<string, string> = {
  pages: 'pages.bench.ts',
  search: 'search/search.bench.ts',
  stock: 'stock/stock-import.bench.ts',
  vehicle: 'vehicle/vehicle.bench.ts',
  filter: 'search/filter-click.bench.ts',
  finance: 'finance/finance.bench.ts',
  alerts: 'alerts/alerts.bench.ts',
  compare: 'compare/compare.bench.ts',
};

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const [named, options] = firstOption < 0 ? [words, []] : [words.slice(0, firstOption), words.slice(firstOption)];
const unknown = named.filter((name) => !parts[name]);
if (unknown.length > 0 || (options.length > 0 && named.length !== 1))
  throw new Error(`Usage: npm run bench [-- ${Object.keys(parts).join(' | ')} [options of one part]]`);

for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const file = join(import.meta.dirname, parts[name] ?? '');
  const args = ['--import', './infra/build-kit/bin/typescript.mjs', file, ...options];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
