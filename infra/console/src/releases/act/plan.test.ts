import { aRemote, aRollout } from '../../../test/a-desk';
import { backTo } from './back-to';
import { describePlan } from './plan';
import { versionStates } from '../remote/version-states';

const said = (...given: Parameters<typeof describePlan>) => describePlan(...given).consequences.join(' ');

test('a rollback ends what was rolled out last, on all of its rings', () => {
  const remote = aRemote({
    rollouts: [aRollout({ id: 'r9' }), aRollout({ id: 'r12', ring: 'pilot', sites: ['a'], version: '1.3.0' })],
  });

  expect(backTo(remote)).toMatchObject({ from: '1.3.0', to: '1.1.0', ends: [{ id: 'r12' }] });
  expect(said({ act: 'rollback' }, remote)).toBe(
    'Ends the rollout of 1.3.0 (10 % of ring pilot (a)): they get what others get with their next page.',
  );
});

test('a blocked version that still has a weight is no step to take back, as nobody gets it', () => {
  const remote = aRemote({ rollouts: [aRollout(), aRollout({ id: 'r12', ring: 'pilot' })], blocked: ['1.2.0'] });

  expect(backTo(remote)).toMatchObject({ from: '1.1.0', to: '1.0.0', ends: [] });
  expect(backTo(remote, 'pilot')).toMatchObject({ from: '1.2.0', ends: [{ id: 'r12' }] });
});

test('one ring is taken back alone', () => {
  const remote = aRemote({ rollouts: [aRollout({ ring: 'pilot', sites: ['a'] }), aRollout({ id: 'r12' })] });

  expect(backTo(remote, 'pilot')).toMatchObject({ ends: [{ id: 'r9' }] });
  expect(backTo(remote, 'queensland')).toBeNull();
  expect(describePlan({ act: 'rollback', ring: 'pilot' }, remote).button).toBe('Take 1.2.0 back');
});

test('with nothing rolling out it goes to the newest version before stable that is not blocked', () => {
  expect(backTo(aRemote())).toMatchObject({ from: '1.1.0', to: '1.0.0', ends: [] });
  expect(backTo(aRemote({ previous: ['1.0.9', '1.0.0'], blocked: ['1.0.9'] }))).toMatchObject({ to: '1.0.0' });
  expect(backTo(aRemote({ rollouts: [aRollout({ weightBps: 0 })] }))).toMatchObject({ to: '1.0.0' });
  expect(describePlan({ act: 'rollback' }, aRemote()).button).toBe('Roll back to 1.0.0');
});

test('where there is nothing to go back to it says so', () => {
  expect(backTo(aRemote({ previous: [] }))).toBeNull();
  expect(backTo(aRemote({ stable: null }))).toBeNull();
  expect(said({ act: 'rollback' }, aRemote({ previous: [] }))).toBe('There is no good version to go back to.');
});

test('who gives visitors a version that automation took back is told so', () => {
  const remote = aRemote({ takenBack: { '1.2.0': 4 } });
  for (const act of ['promote', 'roll', 'pin'] as const)
    expect(said({ act, version: '1.2.0' }, remote)).toContain(
      'Automation took 1.2.0 back, by judgement 4: it did harm.',
    );
  expect(said({ act: 'promote', version: '1.0.0' }, remote)).not.toContain('Automation');
  expect(versionStates(remote, '1.2.0')).toEqual(['taken back']);
});

test('a block says whom it reaches', () => {
  const remote = aRemote({ pins: { harbor: '1.1.0', coast: '1.0.0' } });

  expect(said({ act: 'block', version: '1.1.0' }, remote)).toContain(
    'the newest good version before it takes its place',
  );
  expect(said({ act: 'block', version: '1.1.0' }, remote)).toContain(
    'Sites pinned to it get what all others get: harbor.',
  );
  expect(said({ act: 'block', version: '1.2.0' }, aRemote({ rollouts: [aRollout()] }))).toContain(
    'Its rollout reaches nobody.',
  );
});
