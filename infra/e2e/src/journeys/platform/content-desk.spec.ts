import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { operatorPort } from '../../running-platform';
import { askSite } from '../../pages/served-html';

// One story about one page: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const GROUP = 'gannet';
const operatorOrigin = `http://localhost:${operatorPort}`;
const stamp = Date.now();
const path = `/journey-${stamp}`;
const editor = `${operatorOrigin}/console/content/page?site=${SITE}&path=${path}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/content\/|403|404|409/ });

const signedIn = async (browser: Browser, name: string) => signInStaff(browser, `${name} ${stamp}`, GROUP);

/** What a shopper is answered: the status, and where it leads. */
async function shopperGets() {
  const { status, location } = await askSite(SITE, path);
  return [status, location];
}

/** A heading, bold words and a link, as people type them: nothing but keys. */
async function writeText(page: Page) {
  await page.getByRole('toolbar', { name: 'Text: how it is set' }).waitFor();
  await page.getByLabel('Text', { exact: true }).focus();
  await page.keyboard.type('## Warm cars');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They have ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('heated seats');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('. Ask us');
  for (let letters = 0; letters < 'Ask us'.length; letters++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/contact');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
}

let mia: Page;
test.beforeAll(async ({ browser }) => {
  mia = await signedIn(browser, 'Mia writes');
});
test.afterAll(() => mia.context().close());

test('a page is begun, written by the keyboard and looked at as the site draws it; no shopper sees it yet', async () => {
  await mia.goto(`${operatorOrigin}/console/content?site=${SITE}`);
  await mia.getByLabel('Title', { exact: true }).focus();
  await mia.keyboard.type('Winter of the journey');
  await mia.keyboard.press('Tab');
  await mia.keyboard.type(path);
  await mia.keyboard.press('Enter');
  await expect(mia.getByRole('heading', { level: 1, name: 'Winter of the journey' })).toBeFocused();

  await mia.getByLabel('Description').fill('What we have for winter.');
  await writeText(mia);
  await mia.getByRole('button', { name: 'Add table' }).press('Enter');
  await mia.getByLabel('Table').fill('Car|Seats\nWagon|Five');
  // Kept by itself, once nothing is typed for a while.
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();

  const draft = mia.frameLocator('iframe[title="Draft of Winter of the journey"]');
  await expect(draft.getByRole('heading', { name: 'Warm cars' })).toBeVisible();
  await expect(draft.locator('strong', { hasText: 'heated seats' })).toBeVisible();
  await expect(draft.getByRole('link', { name: 'Ask us', exact: true })).toHaveAttribute('href', '/contact');
  await expect(draft.getByRole('rowheader', { name: 'Wagon' })).toBeVisible();
  expect(await shopperGets()).toEqual([404, undefined]);
  await expectNoFindings(mia, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
});

test('two who write the same page are told of each other, and neither loses a word', async ({ browser }) => {
  const ben = await signedIn(browser, 'Ben writes');
  await ben.goto(editor);
  await expect(ben.getByLabel('Title', { exact: true })).toHaveValue('Winter of the journey');
  await mia.getByLabel('Title', { exact: true }).fill('Winter by Mia');
  await mia.getByRole('button', { name: 'Save draft' }).click();
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();
  await ben.getByLabel('Title', { exact: true }).fill('Winter by Ben');
  await ben.getByRole('button', { name: 'Save draft' }).click();

  await expect(ben.getByRole('alert', { name: 'Saved by somebody else' })).toContainText('saved version');
  await ben.getByRole('button', { name: 'Keep mine as the newest' }).click();
  await expect(ben.getByText(/^Kept as version/)).toBeVisible();
  await ben.context().close();
});

test('it is checked and published, and shoppers see it within two seconds', async () => {
  await mia.goto(editor);
  await mia.getByRole('toolbar', { name: 'Text: how it is set' }).waitFor();
  await mia.getByLabel('Text', { exact: true }).press('ControlOrMeta+a');
  await mia.keyboard.type('A free blanket.');
  await mia.getByRole('button', { name: 'Check and publish…' }).click();
  await expect(mia.getByText(/"Free" needs its conditions/)).toBeVisible();
  await mia.getByLabel('I have read this, and it may be published').check();
  const published = mia.waitForResponse(/api\/content\/publish/);
  await mia.getByRole('button', { name: 'Publish', exact: true }).click();
  await published;

  await expect.poll(shopperGets, { intervals: [50], timeout: 2_000 }).toEqual([200, undefined]);
  await expect(mia.getByText('Shoppers see this version.')).toBeVisible();
});

test('it is taken away, and its address leads on', async () => {
  await mia.getByText('Take it away').click();
  await mia.getByLabel('Where its address leads then').fill('/search');
  await mia.getByRole('button', { name: 'Take the page away' }).click();
  await expect(mia.getByText('Shoppers do not see this page any more.')).toBeVisible();

  await expect.poll(shopperGets, { intervals: [100] }).toEqual([302, '/search']);
});
