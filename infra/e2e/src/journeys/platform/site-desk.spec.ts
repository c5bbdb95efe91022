import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { test } from '../../journey';
import { npmRun } from '../../platform/npm-run';
import { operatorPort } from '../../running-platform';
import { servedHtml } from '../../pages/served-html';

// One story about one site: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
const desk = `http://localhost:${operatorPort}/console/site?site=${SITE}`;
const words = `Open on Sunday ${stamp}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/site-parts|409|422/ });

/** One of the dealer's staff at the desk of their site, signed in by a link. */
async function atDesk(browser: Browser, name: string): Promise<Page> {
  const whole = `${name} ${stamp}`;
  const role = ['--role', 'dealer', '--group', 'gannet'];
  const [link = ''] = /http\S+/.exec(await npmRun('operators', '--', 'invite', whole, ...role)) ?? [];
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(link);
  await page.getByRole('button', { name: `Sign in as ${whole}` }).click();
  await page.waitForURL(/console/);
  await page.goto(desk);
  await expect(page.getByRole('heading', { name: 'Announcement' })).toBeVisible();
  return page;
}

const announced = (page: Page) => page.getByRole('checkbox', { name: /Show an announcement/ });
const save = async (page: Page) => page.getByRole('button', { name: 'Save and show' }).press('Enter');

let dana: Page;
test.beforeAll(async ({ browser }) => {
  dana = await atDesk(browser, 'Dana edits');
});
test.afterAll(() => dana.context().close());

test('an announcement is written by the keyboard and on the site within two seconds', async () => {
  if (!(await announced(dana).isChecked())) {
    await announced(dana).focus();
    await dana.keyboard.press('Space');
  }
  await dana.getByLabel('What it says').fill('');
  await save(dana);
  await expect(dana.getByLabel('What it says')).toHaveAccessibleDescription(/Fill this in/);
  await expectNoFindings(dana, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });

  await dana.getByLabel('What it says').fill(words);
  const saved = dana.waitForResponse(
    (answer) => answer.url().includes('/api/site-parts') && answer.request().method() === 'POST' && answer.ok(),
  );
  await save(dana);
  await saved;
  await expect.poll(() => servedHtml(SITE, '/'), { timeout: 2000, intervals: [100] }).toContain(words);
  await expect(dana.getByText('Saved. Shoppers see it now.')).toBeVisible();
});

test('of two at the desk the second is told of the first, and what they typed is not lost', async ({ browser }) => {
  const ben = await atDesk(browser, 'Ben edits');
  await dana.getByLabel('What it says').fill(`${words} by Dana`);
  await save(dana);
  await expect(dana.getByText(/by Dana edits/).first()).toBeVisible();
  await ben.getByLabel('What it says').fill(`${words} by Ben`);
  await save(ben);

  const told = ben.getByRole('alert', { name: 'Saved by somebody else' });
  await expect(told).toContainText('Dana edits');
  await expect(ben.getByLabel('What it says')).toHaveValue(`${words} by Ben`);
  await told.getByRole('button', { name: 'Save mine over it' }).click();
  await expect.poll(() => servedHtml(SITE, '/'), { timeout: 5000 }).toContain(`${words} by Ben`);

  await announced(ben).uncheck();
  await save(ben);
  await expect.poll(() => servedHtml(SITE, '/'), { timeout: 5000 }).not.toContain(words);
  await ben.context().close();
});

test('a draft is looked at as the site draws it, and no shopper sees it; an earlier version comes back', async () => {
  const soon = `Soon ${stamp}`;
  await dana.goto(desk);
  await expect(dana.getByRole('heading', { name: 'Announcement' })).toBeVisible();
  if (!(await announced(dana).isChecked())) await announced(dana).check();
  await dana.getByLabel('What it says').fill(soon);
  await dana.getByRole('button', { name: 'Keep as the draft' }).click();

  await expect(dana.frameLocator('iframe[title="Draft of the home page"]').getByText(soon)).toBeVisible();
  await expectNoFindings(dana, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
  expect(await servedHtml(SITE, '/')).not.toContain(soon);
  await dana.getByRole('button', { name: 'Throw the draft away' }).click();
  await expect(dana.getByRole('heading', { name: 'Draft', exact: true })).toHaveCount(0);
  await expect(announced(dana)).not.toBeChecked();

  await dana
    .getByRole('button', { name: /^Take up version/ })
    .first()
    .click();
  await expect(dana.getByLabel('What it says')).toHaveValue(`${words} by Ben`);
  await expect(dana.getByText('Not saved yet.')).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`the desk fits a screen of ${width} pixels`, async () => {
    await dana.setViewportSize({ width, height: 900 });
    await dana.goto(desk);
    await expect(dana.getByRole('heading', { name: 'Announcement' })).toBeVisible();
    expect(await dana.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
