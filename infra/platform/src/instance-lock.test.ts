import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
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
  writeFileSync(join(dataDir, 'platform.pid'), `${pid}\nnode main.ts`);
  expect(() => lockInstance(dataDir)).not.toThrow();
});

test('a process id that now belongs to another program does not count', () => {
  if (!existsSync('/proc/self/cmdline')) return;
  const dataDir = newDataDir();
  const other = spawn('sleep', ['60']);
  writeFileSync(join(dataDir, 'platform.pid'), `${other.pid}\nnode main.ts`);
  expect(() => lockInstance(dataDir)).not.toThrow();
  other.kill();
});
