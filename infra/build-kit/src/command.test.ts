import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const BEGIN = 'infra/build-kit/bin/command.mjs';

test('a command whose reader leaves early works to its end and says nothing of it', async () => {
  const work = `
    const write = (left) => left === 0 ? console.error('worked to its end') : process.stdout.write('line\\n'.repeat(9000), () => write(left - 1));
    write(20);`;
  const command = spawn(process.execPath, ['--import', join(root, BEGIN), '--eval', work]);
  command.stdout.once('data', () => command.stdout.destroy());
  let said = '';
  command.stderr.on('data', (text: Buffer) => (said += text.toString()));

  expect(await once(command, 'close')).toEqual([0, null]);
  expect(said).toBe('worked to its end\n');
});

test('a fault of a command still ends it with its trace', () => {
  const fault = "process.stdout.emit('error', new Error('disk'))";
  expect(() =>
    execFileSync(process.execPath, ['--import', join(root, BEGIN), '--eval', fault], { stdio: 'pipe' }),
  ).toThrow('disk');
});

test('each command that prints what it did begins so', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(([, line]) => /-?cli\.ts/.test(line) && !line.includes(BEGIN));
  expect(others).toEqual([]);
});
