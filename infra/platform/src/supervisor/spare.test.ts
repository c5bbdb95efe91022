import { mkdtempSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port';
import { SupervisedProcess } from './supervised-process';

/** Answers with its process id; as a spare only once it is told to. */
const PROGRAM = (port: number) => `
  import http from 'node:http';
  import { once } from 'node:events';
  const server = http.createServer((_, reply) => reply.end(String(process.pid)));
  if (process.env.SPARE === 'true') {
    setInterval(() => {}, 1000);
    process.send('loaded');
    await once(process, 'message');
  }
  server.listen(${port}, '127.0.0.1');`;

async function superviseServer() {
  const port = await freePort(0);
  const file = join(mkdtempSync(join(tmpdir(), 'spare-')), 'program.mjs');
  writeFileSync(file, PROGRAM(port));
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const spec = { name: 'thing', args: [file], env: { PATH: process.env['PATH'] }, readyUrl: url };
  const supervised = new SupervisedProcess(spec, (line) => lines.push(line));
  supervised.start();
  await until(() => supervised.isReady());
  supervised.keepSpare();
  await until(() => supervised.sparePid !== undefined);
  return { supervised, url, port, lines };
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await delay(20);
}

const answerOf = async (url: string) => (await fetch(url)).text();

test('when a process is killed its spare serves, and another stands by', async () => {
  const { supervised, url, lines } = await superviseServer();
  const [first, spare] = [supervised.pid ?? 0, supervised.sparePid];
  expect(await answerOf(url)).toBe(String(first));

  process.kill(first, 'SIGKILL');
  await until(() => supervised.isReady());

  expect(await answerOf(url)).toBe(String(spare));
  expect(supervised.pid).toBe(spare);
  expect(lines).toContain('[thing] ended (SIGKILL), its spare goes on');
  await until(() => supervised.sparePid !== undefined);
  expect(supervised.sparePid).not.toBe(spare);
  await supervised.stop();
});

test('a spare does not take the port while the first process serves, and ends with it', async () => {
  const { supervised, url, port } = await superviseServer();
  const spare = supervised.sparePid ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(url)));
  expect(new Set(answers)).toEqual(new Set([String(supervised.pid)]));
  await supervised.stop();
  expect(() => process.kill(spare, 0)).toThrow('ESRCH');
  await expect(connectTo(port)).rejects.toThrow('ECONNREFUSED');
});

test('a spare that ends is replaced by none at once, and the process that ended is started again', async () => {
  const { supervised, url } = await superviseServer();
  const [first, spare] = [supervised.pid ?? 0, supervised.sparePid ?? 0];
  process.kill(spare, 'SIGKILL');
  await until(() => supervised.sparePid === undefined);
  process.kill(first, 'SIGKILL');
  await until(() => supervised.isReady());
  expect([String(first), String(spare)]).not.toContain(await answerOf(url));
  await supervised.stop();
});

async function connectTo(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(void socket.end()));
    socket.once('error', reject);
  });
}
