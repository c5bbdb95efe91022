import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const CLEAN = { vulnerabilities: {} };
const LEAKY = { vulnerabilities: { leaky: { severity: 'high', range: '<2.1.0' } } };

let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'audit-deps-'));
});
afterEach(() => rmSync(programs, { recursive: true }));

type Stand = { audit: unknown; sbomFails?: boolean };

/** The audit, with an `npm` that knows these advisories and an `npx` that writes no file. As npm does, both fail with what they find. */
function audit({ audit: known, sbomFails = false }: Stand): Promise<{ code: number; printed: string }> {
  standIn('npm', JSON.stringify(known), known === CLEAN ? 0 : 1);
  standIn('npx', 'What the tool says', sbomFails ? 1 : 0);
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${programs}:${process.env.PATH}` };
  const args = [
    '--import',
    './infra/build-kit/bin/typescript.mjs',
    'infra/platform/src/tools/audit-deps-cli.ts',
    '--sbom',
    join(programs, 'sbom.json'),
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, printed) =>
      resolve({ code: Number(error?.code ?? 0), printed }),
    );
  });
}

function standIn(name: string, says: string, code: number) {
  writeFileSync(join(programs, name), `#!/bin/sh\necho '${says}'\nexit ${code}\n`, { mode: 0o755 });
}

test('a grave advisory fails the audit, and is named', async () => {
  const { code, printed } = await audit({ audit: LEAKY });

  expect(printed).toContain('Advisories: 1 high or critical, 0 others\n  leaky <2.1.0: high\n');
  expect(code).toBe(1);
});

test('an audit that finds nothing grave passes, and so does one that the registry does not answer', async () => {
  const minor = { vulnerabilities: { small: { severity: 'moderate', range: '*' } } };
  const audits = [await audit({ audit: CLEAN }), await audit({ audit: minor }), await audit({ audit: {} })];

  expect(audits.map(({ code, printed }) => `${code} ${printed.split('\n', 1).join()}`)).toEqual([
    '0 Advisories: 0 high or critical, 0 others',
    '0 Advisories: 0 high or critical, 1 others',
    '0 Advisories: the registry answers none here. Ask again where it does.',
  ]);
});

test('a list of parts that could not be written fails the audit', async () => {
  const { code, printed } = await audit({ audit: CLEAN, sbomFails: true });

  expect(printed).toContain('SBOM: not written\nWhat the tool says');
  expect(code).toBe(1);
});
