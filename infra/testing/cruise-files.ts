import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A rule that a file breaks, by its path; of rules on folders a folder's. */
export type Violation = { from: string; rule: { name: string } };

/**
 * What dependency-cruiser says by `config` of files that do not exist here: they are written into a folder of their
 * own, each with its code, and it is asked about those below `folder`.
 */
export function cruiseFiles(config: string, folder: string, files: Readonly<Record<string, string>>): Violation[] {
  const place = mkdtempSync(join(tmpdir(), 'cruised-'));
  for (const [path, code] of Object.entries({ ...files, 'tsconfig.json': '{}' })) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), path.endsWith('.json') ? code : `${code}\nexport {};\n`);
  }
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const args = ['--config', join(root, config), '--output-type', 'json', folder];
  const said = execFileSync(process.execPath, [cruiser, ...args], { cwd: place, encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return (JSON.parse(said) as { summary: { violations: Violation[] } }).summary.violations;
}
