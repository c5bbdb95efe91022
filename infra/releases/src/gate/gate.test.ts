import { aManifest } from '@shared-kit/testing/a-manifest';
import { passDespite, readDespite, runChecks } from './gate';
import type { Candidate } from './gate';

const manifest = aManifest({ version: '1.4.0' });
const candidate: Candidate = { manifest, bytes: Buffer.of(), signature: '', signedBy: '', directory: '' };
const says =
  (...sentences: string[]) =>
  () =>
    sentences;

test('every gate is asked, and all that they say is told at once', async () => {
  const refusals = await runChecks(candidate, {
    contract: says('the page /a is gone', 'the event b is gone'),
    shared: says(),
    size: () => Promise.resolve(['the page is 21 kB']),
  });

  expect(() => passDespite(manifest, refusals, null)).toThrow(
    [
      'mfe-search 1.4.0 was refused, and nothing of it is kept:',
      '  size: the page is 21 kB',
      '  contract: the page /a is gone',
      '  contract: the event b is gone',
      'To publish it all the same: --despite size --despite contract --reason "…"',
    ].join('\n'),
  );
});

test('a check that fails itself is a refusal, not a pass', async () => {
  expect(await runChecks(candidate, { size: () => Promise.reject(new Error('the disk is gone')) })).toEqual([
    { gate: 'size', sentence: 'it could not be checked: the disk is gone' },
  ]);
});

test('code whose files or signature are at fault is not run', async () => {
  let ran = 0;
  const render = () => ((ran += 1), []);

  await runChecks(candidate, { files: says('a.js is missing'), render });
  await runChecks(candidate, { signature: says('nobody signed it'), render });
  expect(ran).toBe(0);
  await runChecks(candidate, { size: says('the page is 21 kB'), render });
  expect(ran).toBe(1);
});

test('what a person passes is kept with its reason, all else is still refused', () => {
  const refusals = [
    { gate: 'size', sentence: 'the page is 21 kB' },
    { gate: 'contract', sentence: 'the page /a is gone' },
  ] as const;
  const despite = (...gates: string[]) => readDespite(gates, 'the sale begins today');

  expect(passDespite(manifest, refusals, despite('size', 'contract', 'render'))).toEqual([
    { gate: 'size', reason: 'the sale begins today', refusals: ['the page is 21 kB'] },
    { gate: 'contract', reason: 'the sale begins today', refusals: ['the page /a is gone'] },
  ]);
  expect(() => passDespite(manifest, refusals, despite('size'))).toThrow('contract: the page /a is gone');
});

test.each([
  [['files'], 'a reason', 'Nobody may pass the gate files'],
  [['signature'], 'a reason', 'Nobody may pass the gate signature'],
  [['sizes'], 'a reason', 'There is no gate "sizes". Gates: files, signature, routes,'],
  [['size'], undefined, '--despite needs --reason'],
  [['size'], '  ', '--despite needs --reason'],
  [[], 'a reason', 'name it with --despite'],
])('--despite %j with the reason %j is refused', (names, reason, sentence) => {
  expect(() => readDespite(names, reason)).toThrow(sentence);
});
