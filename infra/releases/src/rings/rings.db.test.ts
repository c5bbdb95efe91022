import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { aContext } from '../../test/a-context';
import { writeBuild } from '../../test/a-build';
import { runCommand } from '../command/run-command';

const emptied = emptiedDatabases();
let context: ReturnType<typeof aContext>;

beforeEach(async () => {
  context = aContext(await emptied());
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    writeBuild(context.rootDir, { version, code: version });
    await run('publish');
  }
  await run('promote mfe-search 1.0.0');
});
afterEach(() => context.close());

async function run(line: string): Promise<string> {
  return (await runCommand(line.split(' '), context)).join('\n');
}

test('two rings get two versions side by side, each at its own weight, and each is taken back alone', async () => {
  expect(await run('ring set pilot --sites northshore')).toBe('pilot is the sites northshore: northshore');
  expect(await run('ring set queensland --state QLD')).toBe('queensland is the sites in qld: harbor, southbank');

  await run('roll mfe-search 1.2.0 --weight 100% --ring pilot');
  expect(await run('roll mfe-search 1.1.0 --weight 100% --ring queensland')).toContain(
    'rolled 1.1.0 out to 100 % of ring queensland (harbor, southbank)',
  );
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.2.0, because');
  expect(await run('explain harbor --remote mfe-search')).toContain('=> 1.1.0, because');

  expect(await run('rollback mfe-search 1.2.0 --ring pilot')).toContain('took 1.2.0 back from ring pilot, to 1.0.0');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.0.0, because it is stable');
  expect(await run('explain harbor --remote mfe-search')).toContain('=> 1.1.0, because');
  await expect(run('rollback mfe-search 1.2.0 --ring pilot')).rejects.toThrow(
    'Nothing is being rolled out to ring pilot',
  );
});

test('on a site of a ring its rollout decides, elsewhere the one for all sites', async () => {
  await run('ring set pilot --sites northshore');
  await run('roll mfe-search 1.1.0 --weight 100%');
  await run('roll mfe-search 1.2.0 --weight 10% --ring pilot');

  expect(await run('explain northshore --remote mfe-search')).toContain(
    'rollout   1.1.0 for 100 % of all sites (anna, ',
  );
  expect(await run('explain northshore --remote mfe-search')).toContain('another rollout names this site, so no');
  expect(await run('explain northshore --remote mfe-search')).toContain(
    '=> 10 % of visitors get 1.2.0, the others 1.0.0',
  );
  expect(await run('explain harbor --remote mfe-search')).toContain('=> 1.1.0, because');

  await run('roll mfe-search 1.2.0 --weight 0% --ring pilot');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.1.0, because');
});

test('a site is not given another version by a second ring without a word', async () => {
  await run('ring set pilot --sites northshore,harbor');
  await run('ring set queensland --state qld');
  await run('roll mfe-search 1.2.0 --weight 10% --ring pilot');

  await expect(run('roll mfe-search 1.1.0 --weight 10% --ring queensland')).rejects.toThrow(
    '1.2.0 is being rolled out to 10 % on harbor, by ring pilot: promote it or roll it back first',
  );
  expect(await run('roll mfe-search 1.2.0 --weight 5% --ring queensland')).toContain('ring queensland');
});

test('a rollback without a ring takes the version back that was rolled out last, on all rings', async () => {
  await run('ring set pilot --sites northshore');
  await run('ring set queensland --state qld');
  await run('roll mfe-search 1.1.0 --weight 100%');
  await run('roll mfe-search 1.2.0 --weight 100% --ring pilot');
  await run('roll mfe-search 1.2.0 --weight 50% --ring queensland');

  expect(await run('rollback mfe-search 1.2.0')).toContain('took 1.2.0 back, to 1.0.0');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.1.0, because');
  expect(await run('list mfe-search')).toContain('rollout   1.1.0 for 100 % of all sites');
});

test('a ring is what its rule says when a step is taken, and is kept while something is rolled out to it', async () => {
  await run('ring set pilot --flag reserve');
  await run('roll mfe-search 1.2.0 --weight 10% --ring pilot');
  expect(await run('ring set pilot --group corella')).toBe(
    'pilot is the sites of corella: harbor, northshore. mfe-search 1.2.0 keeps the sites it had until its next roll',
  );
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.0.0, because it is stable');
  await expect(run('ring remove pilot')).rejects.toThrow('mfe-search 1.2.0 is being rolled out to ring pilot');

  await run('roll mfe-search 1.2.0 --weight 10% --ring pilot');
  expect(await run('explain northshore --remote mfe-search')).toContain('10 % of visitors get 1.2.0');
  await run('rollback mfe-search 1.2.0');
  expect(await run('ring remove pilot')).toBe('pilot is removed');
  expect(await run('ring')).toContain('There is no ring');
});

test.each([
  ['ring set Pilot! --sites northshore', '"Pilot!" is no name of a ring'],
  ['ring set pilot', 'ring set needs one of --sites, --group, --state and --flag'],
  ['ring set pilot --state qld --flag reserve', 'ring set needs one of'],
  ['ring set pilot --sites nowhere', 'There is no site "nowhere"'],
  ['ring set pilot --state tas', 'Ring pilot is the sites in tas: there is no such site'],
  ['ring remove pilot', 'There is no ring "pilot". Rings: none'],
  ['ring drop pilot', 'there is ring, ring set and ring remove'],
  ['roll mfe-search 1.1.0 --weight 10% --ring pilot', 'There is no ring "pilot"'],
  ['roll mfe-search 1.1.0 --weight 10% --ring pilot --sites harbor', 'not both'],
])('"%s" is refused: %s', async (line, words) => {
  await expect(run(line)).rejects.toThrow(words);
});
