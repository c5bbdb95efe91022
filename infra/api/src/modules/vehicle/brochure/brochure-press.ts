import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { workQueue } from '../../../concurrency/work-queue';
import { processOnDemand } from '../../../concurrency/worker-process';
import type { Printable } from './brochure-process';
import { standBack, takeTurn } from './processor-turn';

/** One draws, the others wait; more than these are told to come back. */
const AT_ONCE = 1;
const MAX_WAITING = 20;
/** How long a drawing lives on what pages leave of the processors. Then it takes its turn, or a busy site had no PDFs. */
const STANDS_BACK_MS = 1_000;
const DRAWING_MAY_TAKE_MS = 8_000;
/**
 * After a drawing the press rests as long as it took, at most so long: what it only gets where nobody else wants a
 * processor still slows the other one, which it shares a core with.
 */
const LONGEST_REST_MS = 120;

const SOURCE = join(import.meta.dirname, 'brochure-process.ts');
const TYPESCRIPT = pathToFileURL(join(import.meta.dirname, '../../../../../build-kit/bin/typescript.mjs')).href;

export type BrochurePress = {
  /** @throws {QueueFull} when too many wait, {Error} when it cannot be drawn. */
  print: (key: string, printable: Printable) => Promise<Buffer>;
  stop: () => void;
};

/** Draws PDFs in a process of their own, started with the first order. */
export function openBrochurePress(): BrochurePress {
  const queue = workQueue<Buffer>(AT_ONCE, MAX_WAITING);
  const press = processOnDemand<Printable, Uint8Array>(startPress, DRAWING_MAY_TAKE_MS);
  /** As `performance.now()` counts. */
  let restsUntil = 0;

  async function draw(printable: Printable): Promise<Buffer> {
    await pause(Math.max(0, restsUntil - performance.now()));
    const startedAt = performance.now();
    const isStarting = press.pid() === null;
    const drawing = press.ask(printable);
    const pid = press.pid() ?? 0;
    // Starting is most of the first one's wait, and comes once.
    if (!isStarting) standBack(pid);
    const impatient = setTimeout(takeTurn, STANDS_BACK_MS, pid);
    try {
      return Buffer.from(await drawing);
    } catch (error) {
      press.stop();
      throw error;
    } finally {
      restsUntil = performance.now() + Math.min(performance.now() - startedAt, LONGEST_REST_MS);
      clearTimeout(impatient);
    }
  }

  return { print: (key, printable) => queue.run(key, () => draw(printable)), stop: press.stop };
}

function startPress(): ChildProcess {
  return fork(SOURCE, {
    // With V8's own threads it would keep two processors busy.
    execArgv: ['--single-threaded', '--import', TYPESCRIPT],
    serialization: 'advanced',
    stdio: 'ignore',
    env: {},
  });
}
