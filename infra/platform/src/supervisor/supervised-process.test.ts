import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SupervisedProcess } from './supervised-process';

const STAYS = `process.send('ready'); setInterval(() => {}, 1000);`;

function supervise(source: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'supervised-')), 'program.mjs');
  writeFileSync(file, source);
  const lines: string[] = [];
  const supervised = new SupervisedProcess(
    { name: 'thing', args: [file], env: { PATH: process.env['PATH'] } },
    (line) => lines.push(line),
  );
  supervised.start();
  return { supervised, lines };
}

async function until(condition: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 8000; Date.now() < end; await delay(20)) if (await condition()) return;
  throw new Error('Waited in vain');
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a process that crashes is started again', async () => {
  const { supervised } = supervise(STAYS);
  await until(() => supervised.isReady());
  const first = supervised.pid ?? 0;
  process.kill(first, 'SIGKILL');
  await until(() => supervised.pid !== first);
  await until(() => supervised.isReady());
  expect(supervised.restarts).toBe(1);
  await supervised.stop();
});

test('a crashed process is not ready until it says so again', async () => {
  const { supervised } = supervise(STAYS);
  await until(() => supervised.isReady());
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await until(async () => !(await supervised.isReady()));
  await supervised.stop();
});

test('pauses between restarts grow', async () => {
  const { supervised, lines } = supervise(`process.exit(3)`);
  await until(() => lines.filter((line) => line.includes('starting it again')).length === 3);
  await supervised.stop();
  expect(lines.slice(0, 3)).toEqual(
    [250, 500, 1000].map((ms) => `[thing] ended (code 3), starting it again in ${ms} ms`),
  );
});

test('a stopped process may finish its work and is not started again', async () => {
  const { supervised, lines } = supervise(
    `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(0); }, 200)); ${STAYS}`,
  );
  await until(() => supervised.isReady());
  const pid = supervised.pid ?? 0;
  await supervised.stop();
  await delay(50);
  expect(lines).toEqual(['[thing] done']);
  expect(isAlive(pid)).toBe(false);
  expect(supervised.restarts).toBe(0);
});

test('it is ready only while its address answers', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'supervised-')), 'port');
  const { supervised } = supervise(
    `import http from 'node:http'; import fs from 'node:fs';
     const server = http.createServer((q, r) => { r.statusCode = 200; r.end(); }).listen(0, '127.0.0.1', () => fs.writeFileSync('${file}', String(server.address().port)));`,
  );
  await until(() => readPort(file) !== '');
  const asked = new SupervisedProcess(
    { name: 'thing', args: [], env: {}, readyUrl: `http://127.0.0.1:${readPort(file)}/readyz` },
    () => undefined,
  );
  expect(await asked.isReady()).toBe(true);
  await supervised.stop();
  expect(await asked.isReady()).toBe(false);
});

test('when the supervisor is killed its processes end too', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'supervised-'));
  const pidFile = join(dir, 'port');
  writeFileSync(
    join(dir, 'program.mjs'),
    `import fs from 'node:fs'; fs.writeFileSync('${pidFile}', String(process.pid)); ${STAYS}`,
  );
  const source = `import { SupervisedProcess } from '${join(import.meta.dirname, 'supervised-process.ts')}';
    new SupervisedProcess({ name: 'thing', args: ['${join(dir, 'program.mjs')}'], env: process.env }, () => {}).start();`;
  const supervisor = spawn(
    process.execPath,
    ['--import', './infra/build-kit/bin/typescript.mjs', '--input-type=module', '--eval', source],
    {
      stdio: 'inherit',
    },
  );
  await until(() => readPort(pidFile) !== '');
  const pid = Number(readPort(pidFile));
  expect(isAlive(pid)).toBe(true);
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  await until(() => !isAlive(pid));
});

function readPort(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
