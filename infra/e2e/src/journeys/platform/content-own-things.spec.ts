import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { operatorPort, siteOrigin } from '../../running-platform';
import { askSite } from '../../pages/served-html';

// One story about one page: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
const path = `/yard-${stamp}`;
const operatorOrigin = `http://localhost:${operatorPort}`;
const title = 'Our yard of the journey';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/content\/|403|404|409/ });

let dana: Page;
test.beforeAll(async ({ browser }) => {
  dana = await signInStaff(browser, `Dana shows ${stamp}`, 'gannet');
});
test.afterAll(() => dana.context().close());

const part = (index: number) => dana.locator(`ol > li:nth-child(${index})`).filter({ has: dana.locator('details') });

test('an editor puts stock, offers, places, reviews and a form into a page, each with its own fields', async () => {
  await dana.goto(`${operatorOrigin}/console/content?site=${SITE}`);
  await dana.getByLabel('Title', { exact: true }).fill(title);
  await dana.getByLabel('Address').fill(path);
  await dana.getByRole('button', { name: 'Begin this page' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await dana.getByLabel('Description').fill('What stands on our yard.');
  await dana.getByLabel('Text', { exact: true }).fill('Come and look.');

  await dana.getByRole('button', { name: 'Add vehicles of a search' }).click();
  await part(1).getByLabel('Heading').fill('The newest');
  await part(1)
    .getByLabel('Address of the results')
    .fill(`${siteOrigin(SITE)}/search/new-used-and-demo-cars?sortBy=newest`);
  await part(1).getByLabel('How many vehicles at most').fill('3');
  await dana.getByRole('button', { name: 'Add locations' }).click();
  await part(2).getByRole('checkbox').first().check();
  await dana.getByRole('button', { name: 'Add form', exact: true }).click();
  await part(3).getByLabel('Form').selectOption('enquiry');
  await dana.getByRole('button', { name: 'Save draft' }).click();
  await expect(dana.getByText(/^Kept as version/)).toBeVisible();

  const draft = dana.frameLocator(`iframe[title="Draft of ${title}"]`);
  await expect(draft.getByRole('article')).toHaveCount(3);
  await expectNoFindings(dana, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
});

test('what names nothing of the site is told before it is published', async () => {
  await part(1).getByLabel('Address of the results').fill('https://elsewhere.example/contact');
  await dana.getByRole('button', { name: 'Check and publish…' }).click();
  await expect(dana.getByText(/The address of results of this site/)).toBeVisible();
  await dana.keyboard.press('Escape');
  await part(1).getByLabel('Address of the results').fill('/search/new-used-and-demo-cars?sortBy=newest');
  await dana.getByRole('button', { name: 'Check and publish…' }).click();
  const confirm = dana.getByLabel('I have read this, and it may be published');
  const publish = dana.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  if (await confirm.isVisible()) await confirm.check();
  const published = dana.waitForResponse(/api\/content\/publish/);
  await publish.click();
  await published;

  await expect.poll(async () => (await askSite(SITE, path)).status, { intervals: [50], timeout: 2_000 }).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper finds the vehicles, the place and a form that can be sent', async ({ page }) => {
    // Of a busy API a part may be late, which the page says with a way to ask again: that is what a shopper does.
    await expect(async () => {
      await page.goto(siteOrigin(SITE) + path);
      await expect(page.getByRole('main').locator('form[method=post]')).toHaveCount(1, { timeout: 500 });
      await expect(page.getByRole('article')).toHaveCount(3, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'The newest' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all of them' })).toHaveAttribute(
      'href',
      '/search/new-used-and-demo-cars?sortBy=newest',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Our locations' })).toBeVisible();
  });
});
