import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { may, operatorRoles } from '@shared-kit/domain/operator/may';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../test/a-release-desk';
import { promote, roll } from '../registry/log/release-decisions';

const emptied = emptiedDatabases();
let open: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => {
  open = await openTestDesk(await emptied());
});
afterAll(() => open.close());

const ACTS = [
  { act: 'roll', version: '1.2.0', weightBps: 1000 },
  { act: 'promote', version: '1.1.0' },
  { act: 'rollback' },
  { act: 'pin', version: '1.0.0', site: 'harbor' },
  { act: 'unpin', site: 'harbor' },
  { act: 'block', version: '1.2.0' },
  { act: 'unblock', version: '1.2.0' },
] as const;

test.each(operatorRoles)('%s decides what the table of roles says, and is refused the rest in words', async (role) => {
  for (const remotes of [[REMOTE], ['mfe-other']]) {
    Object.assign(open.operator, { role, remotes });
    for (const body of ACTS) {
      const answer = await open.act(body);
      const mayAct = may({ role, remotes }, `releases.${body.act}`, REMOTE);
      expect([body.act, remotes, answer.statusCode]).toEqual([body.act, remotes, mayAct ? 200 : 403]);
      if (!mayAct)
        expect(answer.json()).toMatchObject({
          detail: expect.stringMatching(/may not .*: a release manager may/) as string,
        });
    }
  }
});

test('the log keeps the account or the token beside the name, and finds what a name decided', async () => {
  Object.assign(open.operator, { kind: 'token', id: 'token:7', name: 'nightly builds', role: 'manager', remotes: [] });
  await open.act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  const { entries, actors } = (await open.get('/log?actor=nightly%20builds')).json<{
    entries: object[];
    actors: string[];
  }>();
  expect(entries).toEqual([
    expect.objectContaining({ actor: 'nightly builds', actorId: 'token:7', words: 'pinned harbor to 1.0.0' }),
  ]);
  expect(actors).toContain('nightly builds');
});

test('what moves with other remotes is decided by who may decide about all of them', async () => {
  const other = 'mfe-vehicle';
  const payload = { integrity: 'i', signature: 's' };
  for (const version of ['2.0.0', '2.1.0']) {
    const folder = path.join(open.options.artifactsDir, other, version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(aManifest({ name: other, version })));
    await open.releaseLog.append('a team', other, () => ({ kind: 'published', payload: { ...payload, version } }));
  }
  await open.releaseLog.append('anna', other, promote('2.0.0'));
  await open.releaseLog.append('anna', REMOTE, roll('1.2.0', 1000, [], undefined, { with: { [other]: '2.1.0' } }));
  Object.assign(open.operator, { kind: 'account', id: 'account:3', name: 'Tom', role: 'team', remotes: [REMOTE] });

  const refused = await open.act({ act: 'roll', version: '1.2.0', weightBps: 5000 });
  expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining(`may not roll ${other}`)]);
  // What moves alone is theirs.
  expect((await open.act({ act: 'promote', version: '1.0.0' })).statusCode).toBe(200);
  Object.assign(open.operator, { remotes: [REMOTE, other] });
  expect((await open.act({ act: 'roll', version: '1.2.0', weightBps: 5000 })).json()).toMatchObject({
    words: `rolled 1.2.0 out to 50 % of all sites, with ${other} 2.1.0`,
  });
});
