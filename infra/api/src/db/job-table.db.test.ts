import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { createDb } from './db';
import type { Db } from './db';
import { bringForward, hasUnfinishedJob } from './job-table.repository';
import { createBoss } from './jobs';

const QUEUES = ['ours', 'ours-too'];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let boss: PgBoss;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.appUrl);
  boss = createBoss(database.appUrl, 'sender');
  await boss.start();
  for (const queue of [...QUEUES, 'theirs']) await boss.createQueue(queue, { retryLimit: 5, retryDelay: 3600 });
});
afterAll(async () => {
  await boss.stop();
  await db.$client.end();
  await database.drop();
});

async function isUnfinished(id: string): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${hasUnfinishedJob(QUEUES, 'of', sql`${id}`)} as is`);
  return rows[0]?.is;
}

/** One try, which fails: an hour's pause comes next. */
async function tryInVain(queue: string): Promise<void> {
  const [job] = await boss.fetch(queue);
  if (!job) throw new Error(`No job in ${queue}`);
  await boss.fail(queue, job.id);
}

test('a job is unfinished until it has ended, whatever waits in other queues', async () => {
  await boss.send('theirs', { of: 'a' });
  expect(await isUnfinished('a')).toBe(false);

  await boss.send('ours', { of: 'a' });
  expect([await isUnfinished('a'), await isUnfinished('b')]).toEqual([true, false]);
  await tryInVain('ours');
  expect(await isUnfinished('a')).toBe(true);

  await bringForward(db, QUEUES);
  const [again] = await boss.fetch('ours');
  expect(await isUnfinished('a')).toBe(true);
  await boss.complete('ours', again?.id ?? '');
  expect(await isUnfinished('a')).toBe(false);
});

test('what waits for its next try is brought forward: all of some queues, or what the data names', async () => {
  for (const [queue, of] of [
    ['ours', 'c'],
    ['ours-too', 'd'],
    ['theirs', 'c'],
  ] as const) {
    await boss.send(queue, { of });
    if (queue === 'theirs') await boss.fetch(queue).then(([first]) => first && boss.complete(queue, first.id));
    await tryInVain(queue);
  }

  await bringForward(db, QUEUES, { field: 'of', values: sql`'c', 'e'` });
  const ready = async () =>
    Promise.all(['ours', 'ours-too', 'theirs'].map(async (queue) => (await boss.fetch(queue)).length));
  expect(await ready()).toEqual([1, 0, 0]);

  await bringForward(db, QUEUES);
  expect(await ready()).toEqual([0, 1, 0]);
});
