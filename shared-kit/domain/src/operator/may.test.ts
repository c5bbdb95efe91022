import { may, operatorActs } from './may';
import type { OperatorAct, OperatorRole } from './may';
import { sayWho } from './role-words';

const actsOf = (role: OperatorRole, remote?: string) =>
  operatorActs.filter((act) => may({ role, remotes: role === 'team' ? ['mfe-search'] : [] }, act, remote));

test('a manager may do everything', () => {
  expect(actsOf('manager', 'mfe-search')).toEqual(operatorActs);
});

test('a viewer sees releases, their log and the platform, and no person', () => {
  expect(actsOf('viewer', 'mfe-search')).toEqual(['releases.see', 'releases.audit', 'platform.see']);
});

test('a team publishes, rolls, promotes and rolls back its own remotes only', () => {
  const own = actsOf('team', 'mfe-search').filter((act) => !actsOf('viewer').includes(act));
  expect(own).toEqual([
    'releases.decide',
    'releases.publish',
    'releases.roll',
    'releases.promote',
    'releases.rollback',
    'releases.preview',
  ]);
  expect(actsOf('team', 'mfe-vehicle')).toEqual(actsOf('viewer'));
});

test('dealer staff write the pages of their own group and read its messages, and do nothing else', () => {
  const staff = { role: 'dealer', remotes: [], group: 'corella' } as const;
  const actsFor = (group: string) => operatorActs.filter((act) => may(staff, act, { group, site: 'plugbird' }));

  expect(actsFor('corella')).toEqual(['content.write', 'content.publish', 'messages.see']);
  expect(actsFor('gannet')).toEqual([]);
  expect(may({ ...staff, group: null }, 'content.write', { group: 'corella', site: 'corella' })).toBe(false);
  // A group alone says nothing of the site.
  expect(may(staff, 'content.write', 'corella')).toBe(false);
});

test('dealer staff that are bound to sites write those of their group alone', () => {
  const staff = { role: 'dealer', remotes: [], group: 'corella', sites: ['plugbird'] } as const;
  const sitesOf = (act: OperatorAct) =>
    [
      ['corella', 'corella'],
      ['plugbird', 'corella'],
      ['plugbird', 'gannet'],
    ].filter(([site, group]) => may(staff, act, { site: site!, group: group! }));

  expect(sitesOf('content.write')).toEqual([['plugbird', 'corella']]);
  expect(sitesOf('content.publish')).toEqual([['plugbird', 'corella']]);
  expect(sitesOf('messages.see')).toEqual([['plugbird', 'corella']]);
  expect(sitesOf('leads.see')).toEqual([]);
});

test('a refusal begins with who it is', () => {
  expect(sayWho({ role: 'viewer', remotes: [] })).toBe('A viewer');
  expect(sayWho({ role: 'team', remotes: ['mfe-search', 'mfe-leads'] })).toBe('The team of mfe-search, mfe-leads');
});
