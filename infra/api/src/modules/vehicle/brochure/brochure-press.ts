import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { workQueue } from '../../../concurrency/work-queue';
import type { BrochureDelivery, BrochureOrder, Printable } from './brochure-process';
import { standBack, takeTurn } from './processor-turn';

/** One draws, the others wait; more than these are told to come back. */
const AT_ONCE = 1;
const MAX_WAITING = 20;
/** A process without orders for as long goes, and its memory with it. */
const IDLE_MS = 60_000;
/** How long a drawing lives on what pages leave of the processors. Then it takes its turn, or a busy site had no PDFs. */
const STANDS_BACK_MS = 1_000;
const DRAWING_MAY_TAKE_MS = 8_000;
/**
 * After a drawing the press rests as long as it took, at most so long: what it only gets where nobody else wants a
 * processor still slows the other one, which it shares a core with.
 */
const LONGEST_REST_MS = 120;
/** On top, for a process that has to start first: on a machine with much to do that is most of the time. */
const STARTING_MAY_TAKE_MS = 30_000;

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
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  /** As `performance.now()` counts. */
  let restsUntil = 0;

  function stop() {
    clearTimeout(idle);
    child?.kill();
    child = null;
  }

  function start(): ChildProcess {
    const started = fork(SOURCE, {
      // With V8's own threads it would keep two processors busy.
      execArgv: ['--single-threaded', '--import', TYPESCRIPT],
      serialization: 'advanced',
      stdio: 'ignore',
      env: {},
    });
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  }

  async function draw(printable: Printable): Promise<Buffer> {
    clearTimeout(idle);
    await pause(Math.max(0, restsUntil - performance.now()));
    const startedAt = performance.now();
    const isStarting = child === null;
    const mayTakeMs = DRAWING_MAY_TAKE_MS + (isStarting ? STARTING_MAY_TAKE_MS : 0);
    child ??= start();
    const { pid = 0 } = child;
    // Starting is most of the first one's wait, and comes once.
    if (!isStarting) standBack(pid);
    const impatient = setTimeout(takeTurn, STANDS_BACK_MS, pid);
    try {
      return await orderFrom(child, { id: (orders += 1), ...printable }, mayTakeMs);
    } catch (error) {
      stop();
      throw error;
    } finally {
      restsUntil = performance.now() + Math.min(performance.now() - startedAt, LONGEST_REST_MS);
      clearTimeout(impatient);
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  return { print: (key, printable) => queue.run(key, () => draw(printable)), stop };
}

function orderFrom(child: ChildProcess, order: BrochureOrder, mayTakeMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    child.ref();
    child.channel?.ref();
    const late = setTimeout(() => end(() => reject(new Error('Drawing took too long'))), mayTakeMs);
    const gone = () => end(() => reject(new Error('The press broke')));
    function delivered(delivery: BrochureDelivery) {
      if (delivery.id !== order.id) return;
      end(() => ('pdf' in delivery ? resolve(Buffer.from(delivery.pdf)) : reject(new Error(delivery.failure))));
    }
    function end(settle: () => void) {
      clearTimeout(late);
      child.off('message', delivered);
      child.off('exit', gone);
      child.unref();
      child.channel?.unref();
      settle();
    }
    child.on('message', delivered);
    child.once('exit', gone);
    child.send(order);
  });
}
