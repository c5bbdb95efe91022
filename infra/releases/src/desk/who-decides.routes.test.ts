import { may, operatorRoles } from '@shared-kit/domain/operator/may';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../test/a-release-desk';

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
