import { aDesk, aRemote, aRollout } from '../../../test/a-desk';
import { filterSites, siteCell } from './site-cell';

const [harbor] = aDesk().sites;
const on = (version: string | null) => ({ ...harbor!, gets: { 'mfe-search': version } });

test('a site has the stable version, or another one that is marked', () => {
  expect(siteCell(aRemote(), harbor!)).toEqual({ version: '1.1.0', pinnedTo: null, rollout: null, isOther: false });
  expect(siteCell(aRemote({ pins: { harbor: '1.0.0' } }), on('1.0.0'))).toMatchObject({
    ...{ version: '1.0.0', pinnedTo: '1.0.0', isOther: true },
  });
  expect(siteCell(aRemote(), on(null))).toMatchObject({ version: null, isOther: true });
});

test('a rollout is marked where the platform says that it reaches visitors', () => {
  const rollouts = [aRollout(), aRollout({ id: 'r10', version: '1.3.0', sites: ['harbor'] })];
  const rolling = { ...harbor!, rolls: { 'mfe-search': 'r10' } };

  expect(siteCell(aRemote({ rollouts }), rolling).rollout).toEqual(rollouts[1]);
  expect(siteCell(aRemote({ rollouts }), harbor!).rollout).toBeNull();
});

test('a pin on a blocked version is told from one that holds', () => {
  const remote = aRemote({ pins: { harbor: '1.0.0' }, blocked: ['1.0.0'] });

  expect(siteCell(remote, harbor!)).toMatchObject({ version: '1.1.0', pinnedTo: '1.0.0', isOther: false });
});

test('sites are found by words of name, short name and group, and by what they have', () => {
  const remotes = [aRemote({ pins: { harbor: '1.1.0' }, rollouts: [aRollout()] })];
  const sites = aDesk().sites.map((site) =>
    site.slug === 'northshore' ? { ...site, rolls: { 'mfe-search': 'r9' } } : site,
  );
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
