import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildAnotherVersion } from '../../platform/another-version';
import { open, test } from '../../journey';
import { publish, release } from '../../platform/npm-run';
import { askSite } from '../../pages/served-html';

// One story about one remote: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const REMOTE = 'mfe-finance';
const OLD_TITLE = 'What would it cost a week?';
const PINNED_SITE = 'brolga-toyota';

const version = `1.0.1-journey.${Date.now()}`;
const title = `Repayments, release ${version}`;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'journey-release-'));

/** What a visitor sees who has never been here. */
const financePage = async (site = 'corella') => (await askSite(site, '/finance')).html;

/** How soon is measured by `npm run bench:releases`. */
async function expectSoon(text: string, site?: string) {
  await expect.poll(() => financePage(site), { intervals: [200] }).toContain(text);
}

test.afterAll(async () => {
  // Refused where the story came past its own unpinning, as it should.
  await release('unpin', REMOTE, '--site', PINNED_SITE).catch(() => '');
  while ((await release('explain', 'corella', '--remote', REMOTE)).includes(`=> ${version}`))
    await release('rollback', REMOTE, version);
  await release('block', REMOTE, version);
  fs.rmSync(scratch, { recursive: true, force: true });
});

test('a published version changes nothing yet, and its bytes are final', async () => {
  const build = buildAnotherVersion({
    remote: REMOTE,
    version,
    from: OLD_TITLE,
    to: title,
    dir: path.join(scratch, 'first'),
  });
  expect(await publish(REMOTE, build)).toContain(`${REMOTE} ${version} published`);
  expect(await publish(REMOTE, build)).toContain('is published already');

  const otherBytes = buildAnotherVersion({
    remote: REMOTE,
    version,
    from: OLD_TITLE,
    to: 'Something else',
    dir: path.join(scratch, 'second'),
  });
  await expect(publish(REMOTE, otherBytes)).rejects.toThrow(`${version} was published with other bytes`);
  expect(await financePage()).toContain(OLD_TITLE);
});

test('a signed preview link shows it to who opened the link, and to nobody else', async ({ page, browser }) => {
  const printed = await release('preview', REMOTE, version, '--site', 'corella');
  const link = new URL(/https?:\/\/\S+/.exec(printed)?.[0] ?? '');
  await open(page, link.href);
  await expect(page).not.toHaveURL(/preview=/);
  await open(page, `${link.origin}/finance`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const mark = page.getByRole('complementary', { name: 'Preview' });
  await expect(mark).toContainText(`Preview: ${REMOTE} ${version}, until`);

  const somebodyElse = await browser.newPage();
  await open(somebodyElse, `${link.origin}/finance`);
  await expect(somebodyElse.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
  await expect(somebodyElse.getByText('Preview:')).toBeHidden();
  await somebodyElse.close();

  const forged = link.href.slice(0, -6) + (link.href.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
  const forger = await browser.newPage();
  const refused = await forger.goto(forged);
  expect(refused?.status()).toBe(403);
  await expect(forger.locator('body')).toContainText('was revoked, or is another one than was sent');
  await open(forger, `${link.origin}/finance`);
  await expect(forger.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
  await forger.close();
});

test('one site is held on it while the others stay', async () => {
  await release('pin', REMOTE, version, '--site', PINNED_SITE);
  await expectSoon(title, PINNED_SITE);
  expect(await financePage('corella')).toContain(OLD_TITLE);
  expect(await release('explain', PINNED_SITE, '--remote', REMOTE)).toContain(
    `=> ${version}, because the site is pinned to it`,
  );

  await release('unpin', REMOTE, '--site', PINNED_SITE);
  await expectSoon(OLD_TITLE, PINNED_SITE);
});

test('a rollout to everybody reaches new visitors within seconds, and so does taking it back', async () => {
  await release('roll', REMOTE, version, '--weight', '100%');
  await expectSoon(title);
  expect(await release('explain', 'corella', '--remote', REMOTE, '--visitor', 'someone')).toContain(
    `=> ${version}, because the visitor is in its rollout`,
  );

  await release('rollback', REMOTE, version);
  await expectSoon(OLD_TITLE);
});

test('a promotion reaches everybody within seconds, runs in the browser, says who made it, and is rolled back', async ({
  page,
}) => {
  await release('promote', REMOTE, version);
  await expectSoon(title);
  const explained = await release('explain', 'corella', '--remote', REMOTE);
  expect(explained).toContain(`=> ${version}, because it is stable`);
  expect(explained).toContain('journey');
  await open(page, '/finance');
  await page.getByRole('slider', { name: 'Amount' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await release('rollback', REMOTE, version);
  await expectSoon(OLD_TITLE);
  expect(await release('explain', 'corella', '--remote', REMOTE)).not.toContain(`=> ${version}`);
});
