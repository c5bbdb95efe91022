import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confined } from './confined-shell';

/** What a remote's code may try from a thread that draws: each is answered with what it got or why not. */
const HOSTILE = (dataDir: string) => `
  import { Worker, isMainThread, parentPort } from 'node:worker_threads';
  if (isMainThread) {
    const worker = new Worker(new URL(import.meta.url), { env: { LOG_LEVEL: 'info' } });
    worker.on('message', (found) => { console.log(JSON.stringify(found)); process.exit(0); });
  } else {
    const fs = process.getBuiltinModule('node:fs');
    const { spawnSync } = process.getBuiltinModule('node:child_process');
    const attempt = (work) => { try { return String(work()); } catch (error) { return error.code; } };
    parentPort.postMessage({
      artifact: attempt(() => fs.readFileSync('${dataDir}/artifacts/a.js', 'utf8')),
      key: attempt(() => fs.readFileSync('${dataDir}/keys/release.pem', 'utf8')),
      secret: attempt(() => fs.readFileSync('${dataDir}/session-secret', 'utf8')),
      environment: attempt(() => fs.readFileSync('/proc/self/environ', 'utf8')),
      passwords: attempt(() => fs.readFileSync('/etc/passwd', 'utf8')),
      altered: attempt(() => fs.writeFileSync('${dataDir}/artifacts/a.js', 'evil')),
      program: attempt(() => { const { error } = spawnSync('id'); if (error) throw error; return 'ran'; }),
      session: process.env.FORM_STAMP_SECRET ?? 'none',
    });
  }`;

test("a remote's code on the server reads artifacts and no key, file or variable beside them, and starts no program", () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'confined-')));
  const dataDir = join(root, 'data');
  for (const folder of ['shell/dist', 'data/artifacts', 'data/keys', 'data/shell'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(dataDir, 'artifacts/a.js'), 'an artifact');
  for (const secret of ['keys/release.pem', 'session-secret']) writeFileSync(join(dataDir, secret), 'secret');
  writeFileSync(join(root, 'shell/dist/server.mjs'), HOSTILE(dataDir));

  const folders = { root, artifactsDir: join(dataDir, 'artifacts'), stateDir: join(dataDir, 'shell') };
  const run = spawnSync(process.execPath, [...confined(folders), join(root, 'shell/dist/server.mjs')], {
    encoding: 'utf8',
    env: { FORM_STAMP_SECRET: 'secret' },
  });

  expect(JSON.parse(run.stdout || run.stderr)).toEqual({
    artifact: 'an artifact',
    key: 'ERR_ACCESS_DENIED',
    secret: 'ERR_ACCESS_DENIED',
    environment: 'ERR_ACCESS_DENIED',
    passwords: 'ERR_ACCESS_DENIED',
    altered: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    session: 'none',
  });
});
