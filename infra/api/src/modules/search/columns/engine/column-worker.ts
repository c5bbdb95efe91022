import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ColumnAnswer, ColumnEngine, ColumnQuestion } from './column-engine';

export type ThreadSettings = { url: string };
export type ThreadQuestion = { id: number; question: ColumnQuestion };
/** `answer` is JSON of all but the cards. */
export type ThreadAnswer = { id: number; answer: string | null; cards?: string[]; fault?: string };
/** What the thread says: an answer, or once that every group's stock is in memory. */
export type ThreadMessage = ThreadAnswer | 'loaded';

/** A thread that takes longer is busy with something else: PostgreSQL answers instead. In milliseconds. */
const PATIENCE_MS = 3_000;
/** How long after its end a thread is started again, the first time and at most, in milliseconds. */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 60_000;
/** A stock that takes longer to read is searched in PostgreSQL meanwhile, in milliseconds. */
const LOAD_PATIENCE_MS = 60_000;

type Options = {
  /** The database, as the application's role. */
  url: string;
  log: Pick<Logger, 'error' | 'warn'>;
  entry?: URL;
  patienceMs?: number;
  restMs?: number;
  loadPatienceMs?: number;
};

export type ColumnWorker = ColumnEngine & {
  /** False from the start until every group's stock has been read once, or has taken too long. */
  isLoaded: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Columns in a thread of their own: a search through a national stock holds up no other request. A thread that ends is
 * started again; until it answers, the answer is null.
 */
export function columnWorker(options: Options): ColumnWorker {
  const { url, log, entry = new URL('./column-thread.ts', import.meta.url) } = options;
  const { patienceMs = PATIENCE_MS, restMs = FIRST_REST_MS, loadPatienceMs = LOAD_PATIENCE_MS } = options;
  const waiting = new Map<number, (answer: ColumnAnswer | null) => void>();
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let rest = restMs;
  let last = 0;
  let isStopped = false;
  let isLoaded = false;
  const loading = setTimeout(loaded, loadPatienceMs);

  function loaded(): void {
    isLoaded = true;
    clearTimeout(loading);
  }

  function settle({ id, answer, cards, fault }: ThreadAnswer): void {
    if (fault !== undefined) log.warn({ fault }, 'Search columns could not answer');
    else rest = restMs;
    const found = answer === null ? null : (JSON.parse(answer) as ColumnAnswer);
    waiting.get(id)?.(found && cards ? { ...found, cards } : found);
  }

  function start(): void {
    const started = new Worker(entry, { workerData: { url } satisfies ThreadSettings });
    started.on('message', (message: ThreadMessage) => (message === 'loaded' ? loaded() : settle(message)));
    started.on('error', (error) => log.error({ err: error }, 'The thread of the search columns failed'));
    started.on('exit', () => {
      worker = undefined;
      for (const answered of waiting.values()) answered(null);
      if (isStopped) return;
      restart = setTimeout(start, rest);
      rest = Math.min(rest * 2, LONGEST_REST_MS);
    });
    worker = started;
  }
  start();

  return {
    answer: (question) =>
      new Promise((resolve) => {
        if (!worker) return resolve(null);
        const id = ++last;
        const answered = (answer: ColumnAnswer | null) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(() => answered(null), patienceMs);
        waiting.set(id, answered);
        worker.postMessage({ id, question } satisfies ThreadQuestion);
      }),
    isLoaded: () => isLoaded,
    async stop() {
      isStopped = true;
      clearTimeout(loading);
      clearTimeout(restart);
      await worker?.terminate();
    },
  };
}
