import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { buildAnotherVersion } from '../../platform/another-version';
import { expectNoFindings } from '../../pages/axe';
import { hiddenStops } from '../../pages/focus-seen';
import { test } from '../../journey';
import { npmRun, publish, release } from '../../platform/npm-run';
import { givePasskeys } from '../../people/passkeys';
import { operatorPort } from '../../running-platform';
import { askSite } from '../../pages/served-html';

// One story about one remote: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const REMOTE = 'mfe-locations';
/** Pages of accounts. */
const OWN = ['/account', '/people', '/tokens'];
const OLD_TITLE = 'Our locations';
/** Others look at the other sites meanwhile. */
const SITE = 'wide-road';

const version = `1.0.1-console.${Date.now()}`;
const title = `Places, release ${version}`;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'journey-console-'));
/** By its name: passkeys are bound to one. */
const operatorOrigin = `http://localhost:${operatorPort}`;
const consolePage = (path: string) => `${operatorOrigin}/console${path}`;
const MANAGER = `Mia ${Date.now()}`;
/** Of the manager's session. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

/** What a visitor sees who has never been here. */
const locationsPage = async (site = SITE) => (await askSite(site, '/dealer-locator')).html;

/** How soon is measured by `npm run bench:releases`. */
async function expectSoon(text: string) {
  await expect.poll(() => locationsPage(), { intervals: [200] }).toContain(text);
}

async function rollOut(page: Page, share: string) {
  await page.goto(consolePage(`/releases/${REMOTE}`));
  await page.getByRole('button', { name: `Roll out: ${version}` }).click();
  await page.getByRole('spinbutton', { name: 'Share of visitors' }).fill(share);
  await page.getByRole('textbox', { name: 'Only on these sites' }).fill(SITE);
  await page.getByRole('button', { name: 'Roll out', exact: true }).click();
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The second of two managers, and what must not be.
  expectedComplaints: /api\/releases\/acts/,
});
test.beforeEach(async ({ context }) => context.addCookies(cookies));
test.beforeAll(async () => {
  const dir = path.join(scratch, 'build');
  await publish(REMOTE, buildAnotherVersion({ ...{ remote: REMOTE, version, dir }, from: OLD_TITLE, to: title }));
});
test.afterAll(async () => {
  await release('unpin', REMOTE, '--site', SITE).catch(() => '');
  if ((await release('list', REMOTE)).includes(`${version} for`)) await release('rollback', REMOTE, version);
  await release('block', REMOTE, version);
  fs.rmSync(scratch, { recursive: true, force: true });
});

test('by a link once, then by a passkey: a manager comes back and invites a viewer, who sees and decides nothing', async ({
  page,
  context,
  browser,
}) => {
  const [link = ''] = /http\S+/.exec(await npmRun('operators', '--', 'invite', MANAGER, '--role', 'manager')) ?? [];
  await givePasskeys(page);
  await page.goto(link);
  await expectNoFindings(page, { about: 'link' });
  await page.getByRole('button', { name: `Sign in as ${MANAGER}` }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectNoFindings(page, { about: 'sign-in' });
  await page.goto(consolePage('/people'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  cookies = await context.cookies();

  await page.getByRole('textbox', { name: 'Name' }).fill(`Vera ${version}`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const invitation = await page.getByRole('textbox', { name: 'Address' }).inputValue();
  const viewer = await browser.newPage();
  await viewer.goto(invitation);
  await viewer.getByRole('button', { name: /^Sign in as Vera/ }).click();
  await viewer.goto(consolePage(`/releases/${REMOTE}`));
  await expect(viewer.getByRole('main').getByText(version, { exact: true }).first()).toBeVisible();
  await expect(viewer.getByRole('button', { name: /Promote|Roll|Pin|Block/ })).toHaveCount(0);
  const promoted = await viewer.request.post(`${operatorOrigin}/api/releases/acts`, {
    headers: { origin: operatorOrigin },
    data: { act: 'promote', remote: REMOTE, version, revision: 1 },
  });
  const { detail } = (await promoted.json()) as { detail: string };
  expect([promoted.status(), detail]).toEqual([403, expect.stringMatching(/^A viewer may not/)]);
  await viewer.context().close();
  expect((await page.request.get(link)).status()).toBe(410);
});

test('a version is compared with the stable one: contract, bytes, web vitals and screenshots, also on a phone', async ({
  page,
}) => {
  await page.goto(consolePage(`/releases/${REMOTE}`));
  await page.getByRole('link', { name: `Compare ${version} with` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${REMOTE}: two versions` })).toBeVisible();
  await expect(page.getByText(/^Nothing that another remote or a shell uses is gone or narrower/)).toBeVisible();
  await expect(page.getByRole('row', { name: /All of it, each file once/ })).toContainText(/\d KB/);
  await expect(page.getByRole('row', { name: /^LCP/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'After' })).toHaveValue(version);
  await expectNoFindings(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});

test('a version is rolled out to a site, seen in the matrix, and visitors get it within seconds', async ({ page }) => {
  await rollOut(page, '100');
  await expect(page.getByText(`${REMOTE}: rolled ${version} out to 100 % of ${SITE}`)).toBeVisible();
  await expectSoon(title);
  expect(await locationsPage('corella')).toContain(OLD_TITLE);
  await expect(page.getByText(/serves? revision \d+, the newest\./)).toBeVisible();

  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeFocused();
  await page.getByRole('button', { name: 'In a rollout' }).click();
  await page.getByRole('searchbox', { name: 'Find sites' }).fill('wide');
  await expect(page.getByRole('row').filter({ hasText: SITE })).toContainText(`${version} for 100 %`);
});

test('on a phone it is taken back in two taps, and every new request has the version before', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(consolePage('/'));

  await page.getByRole('button', { name: `Roll back ${REMOTE}` }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Take ${version} back` })
    .tap();

  await expectSoon(OLD_TITLE);
  await expect(page.getByText(`${REMOTE}: took ${version} back`).first()).toBeVisible();
  await context.close();
});

test('of two managers the second is told what the first did, and nothing is done twice', async ({ page, context }) => {
  await page.goto(consolePage(`/releases/${REMOTE}`));
  await page.getByRole('button', { name: `Pin a site: ${version}` }).click();
  const other = await context.newPage();
  await other.goto(consolePage(`/releases/${REMOTE}`));
  await other.getByRole('button', { name: `Block: ${version}` }).click();
  await other.getByRole('button', { name: `Block ${version}` }).click();
  await expect(other.getByText(`${REMOTE}: blocked ${version}`)).toBeVisible();

  await page.getByRole('combobox', { name: 'Site', exact: true }).fill(SITE);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`blocked ${version} (${MANAGER}, `);
  await page.getByRole('button', { name: 'Decide on what is so now' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`${version} is blocked: unblock it first`);

  await other.getByRole('button', { name: `Unblock: ${version}` }).click();
  await other.getByRole('button', { name: `Unblock ${version}` }).click();
  await expect(other.getByText(`${REMOTE}: unblocked ${version}`)).toBeVisible();
  await other.close();
});

test('by the keyboard alone a site is pinned, explained and let go, and the log says so', async ({ page }) => {
  const press = async (name: string | RegExp, key = 'Enter') => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press(key);
  };
  await page.goto(consolePage(`/releases/${REMOTE}`));
  await press(`Pin a site: ${version}`);
  await expect(page.getByRole('combobox', { name: 'Site', exact: true })).toBeFocused();
  await page.keyboard.type(SITE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${SITE} is held on ${version}`)).toBeVisible();
  await expectSoon(title);

  await page.goto(consolePage('/releases/explain'));
  await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption(SITE);
  await page.getByLabel('Remote').selectOption(REMOTE);
  await press('Explain');
  await expect(page.getByText(`=> ${version}, because the site is pinned to it`)).toBeVisible();

  await page.goto(consolePage(`/releases/${REMOTE}`));
  await press(`Unpin ${SITE}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Unpin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No site is held on a version.')).toBeVisible();
  await expectSoon(OLD_TITLE);

  await page.goto(consolePage(`/audit?subject=${REMOTE}&actor=${encodeURIComponent(MANAGER)}`));
  await expect(page.getByText(`unpinned ${SITE}`).first()).toBeVisible();
  await expect(page.getByText(`pinned ${SITE} to ${version}`)).toBeVisible();
});

test('an export of the log is checked against the log', async ({ page }) => {
  await page.goto(consolePage('/audit'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all' }).click(),
  ]);
  const exported = fs.readFileSync(await download.path(), 'utf8').trim();
  await page.getByRole('textbox', { name: 'Last line of the file' }).fill(exported.split('\n').at(-1) ?? '');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('and all before it are as they were exported')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px every page passes axe, fits the screen and shows what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of [
      '/',
      '/releases',
      `/releases/${REMOTE}`,
      '/releases/explain',
      '/audit',
      '/nowhere',
      ...OWN,
    ]) {
      await page.goto(consolePage(address));
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindings(page, { about: address });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(
        0,
      );
      expect(await hiddenStops(page, 40), address).toEqual([]);
    }
    await page.goto(consolePage(`/releases/${REMOTE}`));
    await page.getByRole('button', { name: `Roll out: ${version}` }).click();
    await expectNoFindings(page, { about: 'dialog' });
  });
}
