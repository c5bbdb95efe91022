import { readPlan } from '../plan/plan-faults';
import type { PlanState } from '../plan/fold-plans';
import { nextAct } from './next-act';
import type { Present } from './next-act';

const REMOTE = 'mfe-search';
const NOW = new Date('2026-11-24T10:00:00+10:00');

test('what promotes waits for a window on all sites, whatever ring its last step was for', () => {
  const steps = [{ weight: '10%', wait: 5, ring: 'pilot' }];
  const windows = [{ days: ['tue'], from: '09:00', to: '17:00' }];
  const plan: PlanState = {
    ...{ id: 1, plan: readPlan({ remote: REMOTE, version: '1.1.0', steps, windows }), state: 'running' },
    ...{ by: 'anna', byId: null, approvedBy: 'ben', resumedAt: null, words: '', revision: 3, at: NOW },
    taken: [{ step: 0, at: new Date(NOW.getTime() - 3_600_000), event: 4 }],
  };
  const rollout = { id: 'r4', ring: 'pilot', version: '1.1.0', weightBps: 1000, sites: ['harbor'] };
  const release = {
    ...{ stable: '1.0.0', previous: [], pins: {}, blocked: [], loadOverrides: {}, versions: [] },
    rollouts: [rollout],
  };
  // In Perth, where not all of the pilot is, it is two hours earlier.
  const timeZones = (others: string): Present => ({
    ...{ release, others: new Map(), freezes: [], now: NOW },
    judgement: { verdict: 'good', words: 'nothing speaks against it', findings: [] },
    timeZonesOf: (ring) => (ring === 'pilot' ? ['Australia/Brisbane'] : ['Australia/Brisbane', others]),
  });

  expect(nextAct(plan, timeZones('Australia/Perth'))).toEqual({
    ...{ act: 'wait', words: 'no window is open on all sites' },
    until: new Date('2026-11-24T11:00:00+10:00'),
  });
  expect(nextAct(plan, timeZones('Australia/Sydney'))).toMatchObject({ act: 'promote' });
});
