import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standBack, takeTurn } from './processor-turn';

/** From Linux's sched.h. */
const [OTHER, IDLE] = [0, 5];
const hasChrt = spawnSync('chrt', ['--version']).status === 0;

/** Field 41 of proc_pid_stat(5); the name before it is in brackets. */
function policyOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[38]);
}

async function becomes(pid: number, policy: number): Promise<void> {
  while (policyOf(pid) !== policy) await new Promise((resolve) => setImmediate(resolve));
}

test('a drawing stands back behind pages until it has waited long enough, where the system can do that', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(policyOf(pid)).toBe(OTHER);

  standBack(pid);
  await becomes(pid, hasChrt ? IDLE : OTHER);
  takeTurn(pid);
  await becomes(pid, OTHER);
  child.kill();
});

test('a process that is gone, or a system without that command, is nobody’s failure', () => {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'processor-turn.ts'))}).then((turn) => turn.standBack(${2 ** 22 + 1}))`;
  const statuses = [process.env['PATH'], ''].map(
    (PATH) => spawnSync(process.execPath, ['-e', script], { env: { PATH } }).status,
  );

  expect(statuses).toEqual([0, 0]);
});
