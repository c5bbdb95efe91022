import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildAnotherVersion } from '../../platform/another-version';
import { test } from '../../journey';
import { publish, release } from '../../platform/npm-run';

// One story: every step stands on the one before. Others look at other sites, and at other words.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const version = `1.0.1-together.${Date.now()}`;
const RING = `together-${Date.now()}`;
const SITE = 'plugbird';
/** Words that no other journey looks for. */
const REMOTES = [
  ['mfe-vehicle', 'Kinds of vehicle'],
  ['mfe-account', 'Keep the note'],
] as const;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'journey-together-'));

test.afterAll(async () => {
  await release('rollback', 'mfe-vehicle', version).catch(() => '');
  for (const [remote] of REMOTES) await release('block', remote, version);
  await release('ring', 'remove', RING);
  fs.rmSync(scratch, { recursive: true, force: true });
});

const explained = async (remote: string, visitor: string) => {
  const words = await release('explain', SITE, '--remote', remote, '--visitor', visitor);
  return words.includes(`=> ${version}, because the visitor is in its rollout`);
};

test('an approved plan gives two remotes to the same visitors of a ring in one act, and one rollback takes both back', async () => {
  for (const [remote, words] of REMOTES) {
    const dir = path.join(scratch, remote);
    await publish(remote, buildAnotherVersion({ remote, version, from: words, to: `${words} `, dir }));
  }
  await release('ring', 'set', RING, '--sites', SITE);
  const plan = path.join(scratch, 'plan.yaml');
  const facts = { remote: 'mfe-vehicle', version, with: { 'mfe-account': version }, promote: false };
  fs.writeFileSync(plan, JSON.stringify({ ...facts, steps: [{ ring: RING, weight: '50%', wait: 60 }] }));
  const drafted = await release('plan', 'set', '--plan', plan);
  expect(drafted).toContain(`mfe-vehicle ${version}, with mfe-account ${version}, draft`);
  const [, id = ''] = /^plan (\d+):/.exec(drafted) ?? [];
  await release('plan', 'approve', id);

  // Automation looks every ten seconds.
  await expect
    .poll(() => release('list', 'mfe-account'), { timeout: 60_000, intervals: [5_000] })
    .toContain(`${version} for 50 % of ring ${RING} (${SITE}), with mfe-vehicle ${version}`);
  const visitors = ['one', 'two', 'three', 'four', 'five', 'six'];
  const gets = await Promise.all(
    visitors.map(async (visitor) => Promise.all(REMOTES.map(([remote]) => explained(remote, visitor)))),
  );
  expect(gets.filter(([vehicle, account]) => vehicle !== account)).toEqual([]);

  expect(await release('rollback', 'mfe-account', version, '--ring', RING)).toContain(`with mfe-vehicle ${version}`);
  for (const [remote] of REMOTES) expect(await release('list', remote)).not.toContain(`${version} for`);
  await expect
    .poll(() => release('plan', 'show', id), { timeout: 60_000, intervals: [5_000] })
    .toContain(`aborted: ${version} was taken back`);
});
