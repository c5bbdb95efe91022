import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ownRemotes } from '@infra/build-kit/own-remotes';

const root = join(import.meta.dirname, '..');

/** What the recipe would publish after a change of this file. */
function wouldPublish(file: string): string[] {
  const recipe = join(root, 'infra/build-kit/bin/release-affected.sh');
  const said = execFileSync(recipe, ['--dry-run', `--files=${file}`], { cwd: root, encoding: 'utf8' });
  return said.trim().split('\n').toSorted();
}

test('a change of one remote publishes that one, of the kit all of them, of the API none', () => {
  expect(wouldPublish('mfe-finance/remote.config.ts')).toEqual(['mfe-finance would be built and published']);
  expect(wouldPublish('shared-kit/contracts/src/release/slots.contract.ts')).toEqual(
    ownRemotes(root).map((name) => `${name} would be built and published`),
  );
  expect(wouldPublish('infra/api/src/app.ts')).toEqual(['No remote is affected.']);
}, 120_000);
