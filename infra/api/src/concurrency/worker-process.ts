import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A process without orders for as long goes, and its memory with it. */
const IDLE_MS = 60_000;
/** On top of an order's time, for a process that has to start first: on a machine with much to do that is most of it. */
const STARTING_MAY_TAKE_MS = 30_000;

const TYPESCRIPT = pathToFileURL(join(import.meta.dirname, '../../../build-kit/bin/typescript.mjs')).href;
/** Where there is no such limit (it counts private writable memory on Linux), the command goes on without one. */
const LIMITED = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/** What goes to the process and comes back, one at a time. */
export type Order<T> = { id: number; order: T };
export type Delivery<T> = { id: number; result: T } | { id: number; failure: string };

type WorkerOptions = {
  /** The program, which hands its work to `answerOrders`. */
  source: string;
  /** Private memory the process may map for writing, of which Node takes 700; past it allocations fail and it ends. */
  memoryMb: number;
  /** How long one order may take once the process runs; then the process is killed. */
  mayTakeMs: number;
};

export type WorkerProcess<Request, Result> = {
  /**
   * One order at a time: the caller queues them.
   *
   * @throws {WorkerBroke} when the process ended or was killed over the order; the next order gets a new one.
   * @throws {Error} with the message of what the process threw.
   */
  ask: (request: Request) => Promise<Result>;
  /** Of the process that runs; null while there is none. */
  pid: () => number | null;
  stop: () => void;
};

/** The process did not survive an order: too much memory, too long, or a crash of its libraries. */
export class WorkerBroke extends Error {
  override readonly name = 'WorkerBroke';
}

/**
 * Does dangerous or heavy work in a process of its own, with a limit on memory and on time, an empty environment and
 * less claim to the processors than pages have. It is started with the first order.
 */
export function workerProcess<Request, Result>(options: WorkerOptions): WorkerProcess<Request, Result> {
  return processOnDemand(() => startLimited(options), options.mayTakeMs);
}

/**
 * A process that is started with the first order, by whatever starts it with an IPC channel, and ends when none has come
 * for a minute. An order may take `mayTakeMs`, and longer while the process starts; then it is killed.
 */
export function processOnDemand<Request, Result>(
  startChild: () => ChildProcess,
  mayTakeMs: number,
): WorkerProcess<Request, Result> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  function stop() {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  function start(): ChildProcess {
    const started = startChild();
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  }

  return {
    stop,
    pid: () => child?.pid ?? null,
    async ask(order) {
      clearTimeout(idle);
      const inMs = mayTakeMs + (child ? 0 : STARTING_MAY_TAKE_MS);
      child ??= start();
      try {
        return await orderFrom<Request, Result>(child, { id: (orders += 1), order }, inMs);
      } catch (error) {
        if (error instanceof WorkerBroke) stop();
        throw error;
      } finally {
        idle = setTimeout(stop, IDLE_MS).unref();
      }
    },
  };
}

function startLimited({ source, memoryMb }: WorkerOptions): ChildProcess {
  const command = [process.execPath, '--import', TYPESCRIPT, source];
  return spawn('/bin/sh', ['-c', LIMITED, 'sh', String(memoryMb * 1024), ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
}

function orderFrom<Request, Result>(child: ChildProcess, order: Order<Request>, mayTakeMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    child.ref();
    child.channel?.ref();
    const late = setTimeout(() => end(() => reject(new WorkerBroke('It took too long'))), mayTakeMs);
    const gone = () => end(() => reject(new WorkerBroke('The process ended')));
    function delivered(delivery: Delivery<Result>) {
      if (delivery.id !== order.id) return;
      end(() => ('result' in delivery ? resolve(delivery.result) : reject(new Error(delivery.failure))));
    }
    function end(settle: () => void) {
      clearTimeout(late);
      child.off('message', delivered);
      child.off('exit', gone);
      child.off('error', gone);
      child.unref();
      child.channel?.unref();
      settle();
    }
    child.on('message', delivered);
    child.once('exit', gone);
    child.once('error', gone);
    child.send(order, (error) => {
      if (error) gone();
    });
  });
}
