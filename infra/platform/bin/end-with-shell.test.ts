import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(path.join(import.meta.dirname, 'end-with-shell.mjs')).href;
const script = `
import { endWithShell } from '${module}';
endWithShell(() => { process.stdout.write('ended'); process.exit(); });
setInterval(() => undefined, 1000);
process.stdout.write('begun ');`;

test('what npm runs ends when the shell between them was ended', async () => {
  // A second command keeps the shell from becoming the first one.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    env: { NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'readable');
  shell.kill();

  expect(await text(shell.stdout)).toBe('begun ended');
});
