import { Client } from 'pg';
import { LOCKS } from '@infra/api/db/advisory-locks';
import { databaseFault } from '@infra/api/db/fault/database-fault';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { promote } from './release-decisions';
import type { ReleaseDecision } from './release-decisions';
import type { ReleaseChange } from './release-event.contract';
import { openReleaseLog } from './release-log';
import type { ReleaseLog } from './release-log';
import { openLogPool, writersOf } from './statements';

const emptied = emptiedDatabases();
let database: TestDatabase;
let releaseLog: ReleaseLog;

beforeEach(async () => {
  database = await emptied();
  releaseLog = openReleaseLog(database.url);
});
afterEach(async () => {
  await releaseLog.close();
  await database.drop();
});

const published = (version: string): ReleaseChange => ({
  kind: 'published',
  payload: { version, integrity: 'i', signature: 's' },
});
const publishVersion =
  (version: string): ReleaseDecision =>
  () =>
    published(version);

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Of whoever has a turn to write to this database, or waits for one: whether they have it. */
async function turns(client: Client): Promise<boolean[]> {
  const { rows } = await client.query<{ granted: boolean }>(
    `select granted from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database()`,
  );
  return rows.map(({ granted }) => granted);
}

test('events come back in order, with who did what', async () => {
  await releaseLog.append('anna', 'mfe-search', publishVersion('1.0.0'));
  await releaseLog.append('ben', 'mfe-search', promote('1.0.0'));

  expect(await releaseLog.events()).toMatchObject([
    { actor: 'anna', remote: 'mfe-search', kind: 'published', payload: { version: '1.0.0' } },
    { actor: 'ben', remote: 'mfe-search', kind: 'promoted', payload: { version: '1.0.0' } },
  ]);
});

test('who listens hears of each decision of another program, also after the connection was lost', async () => {
  let times = 0;
  let next = Promise.withResolvers<void>();
  const listener = releaseLog.hear(() => {
    times += 1;
    next.resolve();
    next = Promise.withResolvers<void>();
  });
  await next.promise;
  const other = openReleaseLog(database.url);
  const heard = next.promise;
  await other.append('ben', 'mfe-search', publishVersion('1.0.0'));
  await heard;

  // What was decided meanwhile it cannot know: it says that there may be something.
  const again = next.promise;
  await run(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'dealer-registry'`,
  );
  await again;
  const last = next.promise;
  await other.append('ben', 'mfe-search', promote('1.0.0'));
  await last;

  expect(times).toBe(4);
  await Promise.all([listener.stop(), other.close()]);
});

test('an event that this version does not understand costs no remote its releases, is named, and stops decisions', async () => {
  await releaseLog.append('anna', 'mfe-search', publishVersion('1.0.0'));
  const { rows } = await run(
    database.url,
    `insert into release_event (actor, remote, kind, payload) values ('ben', 'mfe-search', 'promoted', '{}') returning id`,
  );
  const { id } = rows[0] as { id: string };
  const reported: number[][] = [];
  const reading = openReleaseLog(database.url, (ids) => reported.push([...ids]));

  expect((await reading.events()).map(({ kind }) => kind)).toEqual(['published']);
  expect(reported).toEqual([[Number(id)]]);
  await expect(reading.append('anna', 'mfe-search', promote('1.0.0'))).rejects.toThrow(`event ${id} `);
  await reading.close();
});

test('the revision is the id of the newest event, and a command that changes nothing adds none', async () => {
  await releaseLog.append('anna', 'mfe-search', publishVersion('1.0.0'));
  const promotion = await releaseLog.append('anna', 'mfe-search', promote('1.0.0'));

  expect(await releaseLog.revision()).toBe(promotion?.id);
  expect(await releaseLog.append('ben', 'mfe-search', promote('1.0.0'))).toBeNull();
  expect(await releaseLog.revision()).toBe(promotion?.id);
});

test.each(["update release_event set actor = 'x'", 'delete from release_event', 'truncate release_event'])(
  'the log refuses even its owner: %s',
  async (statement) => {
    await releaseLog.append('anna', 'mfe-search', publishVersion('1.0.0'));

    await expect(run(database.url, statement)).rejects.toThrow('append-only');
    expect(await releaseLog.events()).toHaveLength(1);
  },
);

test('the application may read the log and not write it', async () => {
  const asApplication = openReleaseLog(database.appUrl);

  expect(await asApplication.events()).toEqual([]);
  const refused = await asApplication.append('intruder', 'mfe-search', publishVersion('1.0.0')).catch(String);
  expect(refused).toMatch(/permission denied/);
  await asApplication.close();
});

test('who takes a version back does not wait for a program that stands still in its turn', async () => {
  const standing = openLogPool(database.url, 1, { holdsMs: 50, waitsMs: 1000 });
  const started = Promise.withResolvers<void>();
  const ended = expect(
    writersOf(
      standing,
      LOCKS.releaseLog,
    )(async (tx) => {
      started.resolve();
      await decided.promise;
      return tx.query('select 1');
    }),
  ).rejects.toThrow(/Connection|terminat|idle/i);
  const decided = Promise.withResolvers<void>();
  await started.promise;

  expect(await releaseLog.append('anna', 'mfe-search', publishVersion('1.0.0'))).toMatchObject({ kind: 'published' });
  decided.resolve();
  await ended;
  await standing.end();
});

test('whose turn does not come in time is told that the database is busy, and nothing is done', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.releaseLog]);
  const hurried = openReleaseLog(database.url, undefined, { holdsMs: 1000, waitsMs: 50 });

  const refused: unknown = await hurried.append('anna', 'mfe-search', publishVersion('1.0.0')).catch(databaseFault);
  expect(refused).toBe('too-slow');
  await client.end();

  expect(await hurried.append('anna', 'mfe-search', publishVersion('1.0.0'))).toMatchObject({ kind: 'published' });
  expect(await hurried.events()).toHaveLength(1);
  await hurried.close();
});

test('of twenty writers at once, each decides on what the one before it wrote', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      releaseLog.append('anna', 'mfe-search', ({ versions }) => published(`1.0.${versions.length}`)),
    ),
  );

  const versions = (await releaseLog.events()).map((event) => event.kind === 'published' && event.payload.version);
  expect(versions).toEqual(Array.from({ length: 20 }, (_, n) => `1.0.${n}`));
});

test('of twenty writers behind another program one has a connection: who reads is answered, and then all have their turn', async () => {
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; select pg_advisory_xact_lock(7040001)');
  const writers = Array.from({ length: 20 }, () =>
    releaseLog.append('anna', 'mfe-search', ({ versions }) => published(`1.0.${versions.length}`)),
  );
  const waiting = async () => (await turns(other)).filter((granted) => !granted).length;
  while ((await waiting()) === 0) await releaseLog.revision();
  const reading = await Promise.all([releaseLog.events(), releaseLog.revision()]);
  expect(await waiting()).toBe(1);
  await other.query('commit');
  await other.end();

  expect(reading).toEqual([[], 0]);
  expect(await Promise.all(writers)).toHaveLength(20);
});

test('who was refused keeps no other program waiting', async () => {
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await expect(releaseLog.append('anna', 'mfe-search', promote('1.0.0'))).rejects.toThrow('never published');
  expect(await turns(other)).toEqual([]);
  await other.end();
});

test('a refused command leaves no trace', async () => {
  await expect(releaseLog.append('anna', 'mfe-search', promote('1.0.0'))).rejects.toThrow('never published');
  expect(await releaseLog.revision()).toBe(0);
});
