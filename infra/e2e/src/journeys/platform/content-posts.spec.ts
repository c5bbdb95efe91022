import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { operatorPort } from '../../running-platform';
import { askSite } from '../../pages/served-html';

// One story about one post: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
const title = `Towing ${stamp}`;
const path = `/blog/towing-${stamp}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/content\/|403|404|409/ });

let mia: Page;
test.beforeAll(async ({ browser }) => {
  mia = await signInStaff(browser, `Mia posts ${stamp}`, 'gannet');
});
test.afterAll(() => mia.context().close());

test('a post is begun by its title, written, and seen by no shopper yet', async () => {
  await mia.goto(`http://localhost:${operatorPort}/console/content?site=${SITE}`);
  await mia.getByLabel('Title of the post').fill(title);
  await mia.getByRole('button', { name: 'Begin this post' }).click();
  await expect(mia.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(mia.getByLabel('Author')).toHaveValue(/^Mia posts/);
  await mia.getByLabel('Description').fill('What a ute tows.');
  await mia.getByRole('toolbar', { name: 'Text: how it is set' }).waitFor();
  await mia.getByLabel('Text', { exact: true }).focus();
  await mia.keyboard.type('Up to 3,500 kg, braked.');
  await mia.getByRole('button', { name: 'Save draft' }).click();

  const draft = mia.frameLocator(`iframe[title="Draft of ${title}"]`);
  await expect(draft.getByText('Up to 3,500 kg, braked.')).toBeVisible();
  expect((await askSite(SITE, path)).status).toBe(404);
  await expectNoFindings(mia, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
});

test('it is published, and stands in the blog', async ({ page }) => {
  await mia.getByRole('button', { name: 'Check and publish…' }).click();
  const published = mia.waitForResponse(/api\/content\/publish/);
  await mia.getByRole('button', { name: 'Publish', exact: true }).click();
  await published;

  await expect.poll(async () => (await askSite(SITE, path)).status, { intervals: [50], timeout: 2_000 }).toBe(200);
  await page.goto(new URL('/blog', await siteOrigin(mia)).href);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Up to 3,500 kg, braked.')).toBeVisible();
});

/** Of the site, as the link to the draft says it. */
async function siteOrigin(editor: Page): Promise<string> {
  const link = await editor.getByRole('link', { name: 'Open the draft' }).getAttribute('href');
  return new URL(link ?? '').origin;
}
