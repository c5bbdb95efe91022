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

let mia: Page;
test.beforeAll(async ({ browser }) => {
  mia = await signedIn(browser, 'Mia writes');
});
test.afterAll(() => mia.context().close());

test('a page is begun, written by the keyboard and looked at as the site draws it; no shopper sees it yet', async () => {
  await mia.goto(`${operatorOrigin}/console/content?site=${SITE}`);
  await mia.getByLabel('Title').focus();
  await mia.keyboard.type('Winter of the journey');
  await mia.keyboard.press('Tab');
  await mia.keyboard.type(path);
  await mia.keyboard.press('Enter');
  await expect(mia.getByRole('heading', { level: 1, name: 'Winter of the journey' })).toBeFocused();

  await mia.getByLabel('Description').fill('What we have for winter.');
  await mia.getByLabel('Text', { exact: true }).fill('## Warm cars\n\nThey have heated seats.');
  await mia.getByRole('button', { name: 'Add table' }).press('Enter');
  await mia.getByLabel('Table').fill('Car|Seats\nWagon|Five');
  // Kept by itself, once nothing is typed for a while.
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();

  const draft = mia.frameLocator('iframe[title="Draft of Winter of the journey"]');
  await expect(draft.getByRole('heading', { name: 'Warm cars' })).toBeVisible();
  await expect(draft.getByRole('rowheader', { name: 'Wagon' })).toBeVisible();
  expect(await shopperGets()).toEqual([404, undefined]);
  await expectNoFindings(mia, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
});

test('two who write the same page are told of each other, and neither loses a word', async ({ browser }) => {
  const ben = await signedIn(browser, 'Ben writes');
  await ben.goto(editor);
  await expect(ben.getByLabel('Title')).toHaveValue('Winter of the journey');
  await mia.getByLabel('Title').fill('Winter by Mia');
  await mia.getByRole('button', { name: 'Save draft' }).click();
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();
  await ben.getByLabel('Title').fill('Winter by Ben');
  await ben.getByRole('button', { name: 'Save draft' }).click();

  await expect(ben.getByRole('alert', { name: 'Saved by somebody else' })).toContainText('saved version');
  await ben.getByRole('button', { name: 'Keep mine as the newest' }).click();
  await expect(ben.getByText(/^Kept as version/)).toBeVisible();
  await ben.context().close();
});

test('it is checked and published, and shoppers see it within two seconds', async () => {
  await mia.goto(editor);
  await mia.getByLabel('Text', { exact: true }).fill('## Warm cars\n\nA free blanket.');
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
