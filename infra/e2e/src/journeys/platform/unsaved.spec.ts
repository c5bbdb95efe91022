import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { operatorPort } from '../../running-platform';

// One story about one page: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
const path = `/unsaved-${stamp}`;
const operatorOrigin = `http://localhost:${operatorPort}`;
const editor = `${operatorOrigin}/console/content/page?site=${SITE}&path=${path}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/content|401|ERR_FAILED/ });

let mia: Page;
const text = () => mia.getByLabel('Text', { exact: true });
const toPages = () => mia.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Pages' });

test.beforeAll(async ({ browser }) => {
  mia = await signInStaff(browser, `Mia leaves ${stamp}`, 'gannet');
  await mia.goto(`${operatorOrigin}/console/content?site=${SITE}`);
  await mia.getByLabel('Title', { exact: true }).fill('What is typed stays');
  await mia.getByLabel('Address').fill(path);
  await mia.getByRole('button', { name: 'Begin this page' }).click();
  await expect(text()).toBeVisible();
});
test.afterAll(() => mia.context().close());

test('what was typed just before a link of the console was followed is saved', async () => {
  await text().fill('Typed at the last moment.');
  await toPages().click();
  await expect(mia.getByRole('heading', { name: 'A new page' })).toBeVisible();

  await mia.goto(editor);
  await expect(text()).toHaveText('Typed at the last moment.');
  await expect(mia.getByText(/You typed this/)).toHaveCount(0);
});

test('a session that ends takes nothing away, and it is saved once there is another one', async () => {
  const cookies = await mia.context().cookies();
  await mia.context().clearCookies();
  await text().fill('Typed without a session.');
  const again = mia.getByRole('link', { name: /Sign in again/ });
  await expect(again).toBeVisible();
  await expect(again).toHaveAttribute('target', '_blank');
  await expect(text()).toHaveText('Typed without a session.');
  await expectNoFindings(mia);

  await mia.context().addCookies(cookies);
  await mia.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('what cannot be saved is asked about, kept in the browser and offered again', async () => {
  await mia.route('**/api/content/draft', (route) => route.abort());
  await text().fill('Typed while nothing answered.');
  await toPages().click();
  const asked = mia.getByRole('dialog', { name: 'What you typed is not saved' });
  await expect(asked).toBeVisible();
  await expectNoFindings(mia);
  await asked.getByRole('button', { name: /^Leave/ }).click();
  await expect(mia.getByRole('heading', { name: 'A new page' })).toBeVisible();

  await mia.unroute('**/api/content/draft');
  await mia.goto(editor);
  await expect(text()).toHaveText('Typed without a session.');
  await mia.getByRole('button', { name: 'Use what I typed' }).click();
  await expect(text()).toHaveText('Typed while nothing answered.');
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();
  await mia.reload();
  await expect(text()).toHaveText('Typed while nothing answered.');
  await expect(mia.getByText(/You typed this/)).toHaveCount(0);
});

test('five pauses make one version', async () => {
  for (let pause = 0; pause < 5; pause += 1) {
    const kept = mia.waitForResponse((answer) => answer.url().endsWith('/api/content/draft') && answer.ok());
    await text().fill(`Typed ${pause}.`);
    await kept;
  }
  const { versions } = (await (
    await mia.request.get(`${operatorOrigin}/api/content/page?site=${SITE}&path=${path}`)
  ).json()) as { versions: object[] };
  // The page as it was begun, and all that was typed since.
  expect(versions).toHaveLength(2);
});
