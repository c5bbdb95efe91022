import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { aManifest } from '@shared-kit/testing/a-manifest';
import type { ExposedModule, ArtifactSource, VersionOfRemote } from '../release/artifact-loader';
import { Quarantine, avoidQuarantined } from './quarantine';

const manifest = aManifest({ name: 'mfe-finance', version: '1.2.0' });
const source: ArtifactSource = {
  manifest: ({ name }) => (name === 'mfe-finance' ? Promise.resolve(manifest) : Promise.reject(new Error('No such'))),
  module: () => Promise.resolve({} as ExposedModule),
};
const finance: VersionOfRemote = {
  name: 'mfe-finance',
  published: { version: '1.2.0', integrity: '', signature: '' },
  publicKey: '',
};

test('a module is away for ten minutes, then tried again', () => {
  const quarantine = new Quarantine();
  quarantine.add('mfe-finance@1.2.0', 'repayment-teaser', 0);

  expect(quarantine.current(9 * MINUTE_MS)).toEqual(['mfe-finance@1.2.0/repayment-teaser']);
  expect(quarantine.current(10 * MINUTE_MS)).toEqual([]);
});

test('the second module of a version takes all of that version along, and no other', () => {
  const quarantine = new Quarantine();
  quarantine.add('mfe-leads@1.0.0', 'enquiry', 0);
  quarantine.add('mfe-leads@1.0.0', 'enquiry', 1);
  quarantine.add('mfe-leads@1.1.0', 'car-actions', 1);
  expect(quarantine.current(1)).not.toContain('mfe-leads@1.0.0/*');

  quarantine.add('mfe-leads@1.0.0', 'car-actions', 2);

  expect(quarantine.current(2)).toEqual([
    'mfe-leads@1.0.0/enquiry',
    'mfe-leads@1.1.0/car-actions',
    'mfe-leads@1.0.0/*',
  ]);
});

test('a version whose name another begins with is one of its own', () => {
  const quarantine = new Quarantine();
  quarantine.add('mfe-leads@1.0.0-local.1', 'enquiry', 0);
  quarantine.add('mfe-leads@1.0.0', 'car-actions', 0);

  expect(quarantine.current(0)).toEqual(['mfe-leads@1.0.0-local.1/enquiry', 'mfe-leads@1.0.0/car-actions']);
});

test.each([
  [[], 'handed out'],
  [['mfe-finance@1.2.0/finance-page'], 'handed out'],
  [['mfe-finance@1.3.0/*'], 'handed out'],
  [['mfe-finance@1.2.0/repayment-teaser'], 'withheld'],
  [['mfe-finance@1.2.0/*'], 'withheld'],
])('with %j quarantined, the teaser of 1.2.0 is %s', async (quarantined, outcome) => {
  const asked = avoidQuarantined(source, () => new Set(quarantined)).module(finance, 'repayment-teaser');

  await (outcome === 'withheld' ? expect(asked).rejects.toThrow('quarantined') : expect(asked).resolves.toBeDefined());
});

test('what it exposes is known all the same: the next step of the ladder is found by it', async () => {
  const avoiding = avoidQuarantined(source, () => new Set(['mfe-finance@1.2.0/*']));

  expect(await avoiding.manifest(finance)).toBe(manifest);
});
