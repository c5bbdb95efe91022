// The thread that keeps stock in memory: it answers questions by message, and reads what changes as it is told.
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import { createDb } from '../../../../db/db';
import { columnEngine } from './column-engine';
import type { ColumnAnswer } from './column-engine';
import type { ThreadAnswer, ThreadMessage, ThreadQuestion, ThreadSettings } from './column-worker';
import { listenForChanges } from '../load/stock-changes.repository';
import { smallestGroupsFirst } from '../load/smallest-groups-first.repository';

/** One loads, one refreshes, one looks up a place or stock numbers. */
const POOL = 3;
/** How long after a lost connection the next is tried, in milliseconds. */
const RETRY_MS = 1_000;

const { url } = workerData as ThreadSettings;
const db = createDb(url, { max: POOL });
const engine = columnEngine(db);

parentPort?.on('message', ({ id, question }: ThreadQuestion) => {
  engine.answer(question).then(
    (answer) => parentPort?.postMessage(threadAnswer(id, answer)),
    (error: unknown) => parentPort?.postMessage({ id, answer: null, fault: String(error) } satisfies ThreadAnswer),
  );
});

/** Text goes from thread to thread as it is; the many small objects of an answer would each be copied. */
function threadAnswer(id: number, answer: ColumnAnswer | null): ThreadAnswer {
  if (!answer) return { id, answer: null };
  const { cards, ...rest } = answer;
  return { id, answer: JSON.stringify(rest), ...(cards && { cards }) };
}

/** Hears of each change as it happens. What is missed while the connection is down the next search notices. */
function listen(): void {
  const client = new Client({ connectionString: url, application_name: 'dealer-api-columns' });
  let isOver = false;
  const reconnect = () => {
    if (isOver) return;
    isOver = true;
    void client.end().catch(() => undefined);
    setTimeout(listen, RETRY_MS);
  };
  client.on('error', reconnect);
  client.on('end', reconnect);
  listenForChanges(client, (group) => void engine.update(group).catch(() => undefined)).catch(reconnect);
}

/** Reads every group's stock, the smallest first, so that most sites wait for no other's. */
async function loadAll(): Promise<void> {
  for (const group of await smallestGroupsFirst(db)) await engine.load(group).catch(() => undefined);
}

listen();
loadAll()
  .catch(() => undefined)
  .finally(() => parentPort?.postMessage('loaded' satisfies ThreadMessage));
