import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { hiddenStops } from '../../pages/focus-seen';
import { test } from '../../journey';
import { npmRun, release } from '../../platform/npm-run';
import { operatorPort } from '../../running-platform';

// One story: a plan is of the ring before it.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const origin = `http://localhost:${operatorPort}`;
const stamp = Date.now();
const [RING, FREEZE] = [`journey-${stamp}`, `holiday-${stamp}`];
const MANAGER = `Pia ${stamp}`;
/** Others look at the other sites meanwhile. */
const SITE = 'wide-road';
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

// What is refused on purpose.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/releases\/(rings|freezes|plans)/ });
test.beforeEach(async ({ context }) => context.addCookies(cookies));
test.afterAll(async () => {
  await release('ring', 'remove', RING).catch(() => '');
  await release('freeze', 'remove', FREEZE).catch(() => '');
});

const openPlanning = async (page: Page) => {
  await page.goto(`${origin}/console/releases/planning`);
  await expect(page.getByRole('heading', { level: 2, name: 'Rings' })).toBeVisible();
};
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('by the keyboard alone a ring is made of named sites, and what is wrong stands beside its field', async ({
  page,
  context,
}) => {
  const [link = ''] = /http\S+/.exec(await npmRun('operators', '--', 'invite', MANAGER, '--role', 'manager')) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: `Sign in as ${MANAGER}` }).click();
  await expect(page.getByRole('link', { name: 'Sign out' }).or(page.getByText('passkey').first())).toBeVisible();
  cookies = await context.cookies();

  await openPlanning(page);
  await page.getByRole('button', { name: 'New ring' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(RING);
  await page.getByRole('textbox', { name: 'Sites' }).focus();
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  const sites = page.getByRole('textbox', { name: 'Sites' });
  await expect(sites).toHaveAccessibleDescription(/There is no site "nowhere"/);
  await expectNoFindings(page, { about: 'refused ring' });
  await sites.fill(SITE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Ring ${RING} is the sites ${SITE}: ${SITE}.`)).toBeVisible();
});

test('a plan for the ring is written as YAML, refused by its line, saved, changed and aborted', async ({ page }) => {
  await openPlanning(page);
  await page.getByRole('button', { name: 'New plan' }).click();
  const text = page.getByRole('textbox', { name: 'Plan' });
  const written = (await text.inputValue()).replace(
    /^steps:[^]*$/m,
    `steps:\n  - { ring: ${RING}, weight: 10%, wait: 30 }\n`,
  );
  await text.fill(written.replace('weight: 10%', 'weight: much').replace('wait: 30', 'wait: soon'));
  await inDialog(page, 'Save draft').click();
  await expect(text).toHaveAccessibleDescription(/steps\[0\]\.weight: .*steps\[0\]\.wait: /);
  await text.fill(`${written}promote: false\n`);
  await inDialog(page, 'Save draft').click();
  const said = page.getByText(/^Plan \d+ is a draft/);
  await expect(said).toBeVisible();
  const first = /\d+/.exec((await said.textContent()) ?? '')![0];

  await page.getByRole('button', { name: `Change plan ${first}` }).click();
  await text.fill((await text.inputValue()).replace('10%', '5%'));
  await inDialog(page, 'Save draft').click();
  await expect(page.getByText(new RegExp(`^replaced by ${MANAGER}: plan \\d+`))).toBeVisible();
  await page
    .getByRole('button', { name: /^Abort plan/ })
    .first()
    .click();
  await expect(page.getByText(`aborted by ${MANAGER}`).first()).toBeVisible();
});

test('who changes a ring that somebody else has changed meanwhile is told what it is now, and what was typed stays', async ({
  page,
}) => {
  await openPlanning(page);
  await page.getByRole('button', { name: `Change ring ${RING}` }).click();
  const sites = page.getByRole('textbox', { name: 'Sites' });
  await sites.fill(`${SITE}, plugbird`);
  await release('ring', 'set', RING, '--sites', 'plugbird');

  await inDialog(page, 'Change').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /has changed since you looked: it is the sites plugbird \(.*\)\. Nothing was done\./,
  );
  await expect(sites).toHaveValue(`${SITE}, plugbird`);
  await expectNoFindings(page, { about: 'a ring that somebody else changed' });
  await inDialog(page, 'Change all the same').click();
  await expect(page.getByText(`Ring ${RING} is the sites ${SITE}, plugbird: plugbird, ${SITE}.`)).toBeVisible();
});

test('a freeze is made, refused where it ends before it begins, and ended; the audit has it all', async ({ page }) => {
  await openPlanning(page);
  await page.getByRole('button', { name: 'New freeze' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(FREEZE);
  await page.getByLabel('From').fill('2036-12-24T00:00');
  await page.getByLabel('To').fill('2036-12-23T00:00');
  await inDialog(page, 'Make').click();
  await expect(page.getByLabel('To')).toHaveAccessibleDescription(/would end before it begins/);
  await page.getByLabel('To').fill('2036-12-27T00:00');
  await inDialog(page, 'Make').click();
  await expect(page.getByText(`Freeze ${FREEZE} is set.`)).toBeVisible();
  await page.getByRole('button', { name: `End freeze ${FREEZE}` }).click();
  await inDialog(page, 'End').click();
  await expect(page.getByText(`Freeze ${FREEZE} is removed.`)).toBeVisible();

  await page.goto(`${origin}/console/audit?actor=${encodeURIComponent(MANAGER)}`);
  for (const subject of [RING, FREEZE])
    await expect(page.getByRole('listitem').filter({ hasText: subject }).first()).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the page and its dialogs pass axe, fit the screen and show what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlanning(page);
    await expectNoFindings(page, { about: 'planning' });
    expect(await hiddenStops(page, 40)).toEqual([]);
    for (const name of ['New plan', 'New ring', 'New freeze']) {
      await page.getByRole('button', { name }).click();
      await expectNoFindings(page, { about: name });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('the ring is removed once nothing is rolled out to it', async ({ page }) => {
  await openPlanning(page);
  await page.getByRole('button', { name: `Remove ring ${RING}` }).click();
  await inDialog(page, 'Remove').click();
  await expect(page.getByText(`Ring ${RING} is removed.`)).toBeVisible();
});
