import type { AuditArea } from '@shared-kit/contracts/operator/audit.contract';
import { describeEntry } from './describe-entry';

const steps = [{ weight: 1000, ring: null, wait: 5 }];
const plan = { remote: 'mfe-search', version: '1.2.0', start: null, windows: [], steps, promote: true };

test.each<[AuditArea, string, object | null, string]>([
  ['releases', 'promoted', { version: '1.2.0' }, 'promoted 1.2.0'],
  ['releases', 'policy', { 'second approval': true }, 'second approval asked for'],
  ['releases', 'policy', { 'second approval': false }, 'second approval no longer asked for'],
  [
    ...['releases', 'preview'],
    ...[{ version: '1.2.0', site: 'harbor', until: '2026-12-02' }],
    ...['preview link: version 1.2.0, site harbor, until 2026-12-02'],
  ] as [AuditArea, string, object, string],
  ['sites', 'served', { before: 0, version: 1 }, 'served version 1'],
  ['sites', 'served', { before: 3, version: 4 }, 'served version 4 in place of 3'],
  ['rings', 'set', { by: 'state', state: 'qld' }, 'set to the sites in qld'],
  ['rings', 'removed', null, 'removed'],
  ['freezes', 'set', { to: 'B', from: 'A' }, 'set from A to B'],
  ['plans', 'drafted', { plan }, 'drafted a plan of 1.2.0'],
  ['plans', 'approved', { plan: 5, second: true }, 'approved plan 5'],
  ['plans', 'held', { plan: 5, words: 'held by ben' }, 'held plan 5: held by ben'],
  ['leads', 'redrive', { dead: true, site: 'corella' }, 'redrive: dead true, site corella'],
  // Of a later version of the platform.
  ['plans', 'merged', { into: 6 }, 'merged: into 6'],
])('an entry of %s, %s %p, reads: %s', (area, kind, detail, words) => {
  const facts = { id: 1, at: '2026-11-24T01:00:00.000000Z', actor: 'anna', actorId: null, subject: 'mfe-search' };
  expect(describeEntry({ ...facts, area, kind, detail })).toBe(words);
});
