import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const file = path.join(import.meta.dirname, '../testing/late-thread.mjs');

/** What a thread says in which something fails that nobody waits for; rejects with what ended it. */
async function thread(how: string): Promise<unknown> {
  const worker = new Worker(file, { workerData: how, env: {}, stderr: true });
  const ended = once(worker, 'exit').then(() => 'it ended');
  const said = once(worker, 'message').then(([message]) => message as unknown);
  try {
    return await Promise.race([said, ended]);
  } finally {
    await worker.terminate();
  }
}

test.each(['a timer', 'a promise', 'process.exit', 'process.reallyExit', 'a listener taken away'])(
  'a remote that fails by %s after its page costs the thread nothing, and is named with that page',
  async (how) => {
    expect(await thread(how)).toEqual({
      told: [
        { url: '/loyalty' },
        {
          ...{ kind: 'stray', remote: 'mfe-loyalty', version: '1.2.0' },
          visitors: [{ site: 'sunrise', client: '203.0.113.1' }],
        },
      ],
      away: ['mfe-loyalty@1.2.0'],
    });
  },
);

test.each(['nothing that can be traced', 'undefined'])(
  'of a page that leaves behind an error of %s the address is told, and no remote is blamed',
  async (how) => {
    expect(await thread(how)).toEqual({ told: [{ url: '/loyalty' }], away: [] });
  },
);

test("an error of the shell's own ends the thread, which tells it", async () => {
  await expect(thread("the shell's own, of no page")).rejects.toThrow('in JSON at position');
});
