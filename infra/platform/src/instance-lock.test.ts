import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockInstance } from './instance-lock';

const newDataDir = () => mkdtempSync(join(tmpdir(), 'instance-lock-'));

test('a second start on the same directory is refused and told by whom', () => {
  const dataDir = newDataDir();
  lockInstance(dataDir);
  expect(() => lockInstance(dataDir)).toThrow(`Already running (process ${process.pid}) on ${dataDir}`);
});

test('after a stop the next start may run', () => {
  const dataDir = newDataDir();
  lockInstance(dataDir)();
  expect(() => lockInstance(dataDir)).not.toThrow();
});

test('the lock of a killed process is taken over', () => {
  const dataDir = newDataDir();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(dataDir, 'platform.pid'), `${pid}\n${statSync(dataDir).ino}\nnode main.ts`);
  expect(() => lockInstance(dataDir)).not.toThrow();
});

test('a process id that now belongs to another program does not count', () => {
  if (!existsSync('/proc/self/cmdline')) return;
  const dataDir = newDataDir();
  const other = spawn('sleep', ['60']);
  writeFileSync(join(dataDir, 'platform.pid'), `${other.pid}\n${statSync(dataDir).ino}\nnode main.ts`);
  expect(() => lockInstance(dataDir)).not.toThrow();
  other.kill();
});

test('a copy of the folder of a running platform is not held by it; the folder itself is, wherever it was moved', () => {
  const dataDir = newDataDir();
  lockInstance(dataDir);
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  expect(() => lockInstance(copy)).not.toThrow();
  renameSync(dataDir, `${dataDir}-moved`);
  expect(() => lockInstance(`${dataDir}-moved`)).toThrow('Already running');
});
