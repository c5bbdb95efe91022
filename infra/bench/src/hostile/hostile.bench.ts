// npm run bench:hostile [-- fuzz]: each figure of what somebody tries on purpose, one file a figure, one after the other.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const wanted = process.argv.slice(2);
const figures = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts') && file !== basename(import.meta.filename))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.ts', '')));

const failed = figures.filter((file) => {
  const args = ['--import', './infra/build-kit/bin/typescript.mjs', join(import.meta.dirname, file)];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) throw new Error(`Without a figure, or beyond its bound: ${failed.join(', ')}`);
