import { aDesk, aRemote, aRollout } from '../../../test/a-desk';
import { filterSites, siteCell } from './site-cell';

const [harbor, northshore] = aDesk().sites;
const on = (version: string | null) => ({ ...harbor!, gets: { 'mfe-search': version } });

test('a site has the stable version, or another one that is marked', () => {
  expect(siteCell(aRemote(), harbor!)).toEqual({ version: '1.1.0', pinnedTo: null, rollout: null, isOther: false });
  expect(siteCell(aRemote({ pins: { harbor: '1.0.0' } }), on('1.0.0'))).toMatchObject({
    ...{ version: '1.0.0', pinnedTo: '1.0.0', isOther: true },
  });
  expect(siteCell(aRemote(), on(null))).toMatchObject({ version: null, isOther: true });
});

test('a rollout is marked where it reaches somebody: not on pinned sites, not at 0 %, not when blocked or for others', () => {
  const rollout = aRollout();
  expect(siteCell(aRemote({ rollouts: [rollout] }), harbor!).rollout).toEqual(rollout);
  for (const remote of [
    aRemote({ rollouts: [rollout], pins: { harbor: '1.1.0' } }),
    aRemote({ rollouts: [aRollout({ weightBps: 0 })] }),
    aRemote({ rollouts: [rollout], blocked: ['1.2.0'] }),
    aRemote({ rollouts: [aRollout({ sites: ['northshore'] })] }),
  ])
    expect(siteCell(remote, harbor!).rollout).toBeNull();
});

test('a site whose pin is blocked gets what others get, the rollout too', () => {
  const remote = aRemote({ pins: { harbor: '1.0.0' }, blocked: ['1.0.0'], rollouts: [aRollout()] });

  expect(siteCell(remote, harbor!)).toMatchObject({
    version: '1.1.0',
    pinnedTo: '1.0.0',
    rollout: { version: '1.2.0' },
  });
});

test('of two rollouts the one that names the site is shown', () => {
  const named = aRollout({ id: 'r10', version: '1.3.0', sites: ['harbor'] });
  const remote = aRemote({ rollouts: [aRollout(), named] });

  expect(siteCell(remote, harbor!).rollout).toEqual(named);
  expect(siteCell(remote, northshore!).rollout).toEqual(aRollout());
});

test('sites are found by words of name, short name and group, and by what they have', () => {
  const remotes = [aRemote({ pins: { harbor: '1.1.0' }, rollouts: [aRollout({ sites: ['northshore'] })] })];
  const { sites } = aDesk();
  const found = (text: string, kind: Parameters<typeof filterSites>[2]['kind'] = 'all') =>
    filterSites(sites, remotes, { text, kind }).map(({ slug }) => slug);

  expect(found('')).toEqual(['harbor', 'northshore']);
  expect(found('CORELLA harb')).toEqual(['harbor']);
  expect(found('tern')).toEqual(['northshore']);
  expect(found('nothing')).toEqual([]);
  expect(found('', 'pinned')).toEqual(['harbor']);
  expect(found('', 'rollout')).toEqual(['northshore']);
  expect(found('', 'other')).toEqual([]);
});
