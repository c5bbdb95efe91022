import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { askSite } from '../../pages/served-html';
import { operatorPort, siteOrigin } from '../../running-platform';

test.describe.configure({ timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
const path = `/pictures-${stamp}`;
const desk = `http://localhost:${operatorPort}/console/content?site=${SITE}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/content\/|404|422|youtube/ });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: `#${String(stamp).slice(-6)}` } })
    .jpeg()
    .toBuffer();

test('a picture is brought along, refused where it is too large, and seen by shoppers at its widths for good', async ({
  browser,
  page,
}) => {
  const mia = await signInStaff(browser, `Mia brings pictures ${stamp}`, 'gannet');
  await mia.goto(desk);
  await mia.getByLabel('Title', { exact: true }).fill('Pictures of the journey');
  await mia.getByLabel('Address').fill(path);
  await mia.getByRole('button', { name: 'Begin this page' }).click();
  await mia.getByLabel('Description').fill('A page with a picture of its own.');
  await mia.getByLabel('Text', { exact: true }).fill('This is what it looks like.');
  await mia.getByRole('button', { name: 'Choose or bring picture below the title' }).click();
  const bring = mia.getByRole('form', { name: 'Bring a picture' });
  await bring.getByLabel('What it shows').fill('A wall of the journey');
  const file = { name: 'wall.jpg', mimeType: 'image/jpeg' };
  await bring.getByLabel('File').setInputFiles({ ...file, buffer: await photo(10_000, 10_000) });
  await bring.getByRole('button', { name: 'Bring this picture' }).click();
  await expect(bring.getByText(/10,000 by 10,000 pixels, which is 100 megapixels; at most 40/)).toBeVisible();

  await bring.getByLabel('File').setInputFiles({ ...file, buffer: await photo(1_800, 1_200) });
  await bring.getByRole('button', { name: 'Bring this picture' }).click();
  const choice = mia.getByRole('button', { name: /^A wall of the journey/ }).first();
  await expect(choice).toBeVisible();
  await expectNoFindings(mia, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
  await choice.press('Enter');
  await mia.getByLabel('From the top').press('End');
  await expect(mia.getByText(/^Kept as version/)).toBeVisible();
  await mia.getByRole('button', { name: 'Check and publish…' }).click();
  await mia.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(mia.getByText('Shoppers see this version.')).toBeVisible();
  await mia.context().close();

  await expect.poll(async () => (await askSite(SITE, path)).status).toBe(200);
  const { html: body } = await askSite(SITE, path);
  expect(body).toContain('data-y="100"');
  const shown = page.waitForResponse(/\/img\/own-[0-9a-f]{16}\?w=\d+$/);
  await page.goto(siteOrigin(SITE) + path);
  const answer = await shown;
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  await expect(page.getByRole('img', { name: 'A wall of the journey' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('a film is fetched from its provider only once it is asked for, into its own frame', async ({ page }) => {
      const asked: string[] = [];
      await page.route(/youtube/, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
      });
      await page.goto(`${siteOrigin('corella')}/4x4-outdoor`);
      const play = page.getByRole('link', { name: 'Play “Big Buck Bunny” from YouTube' });
      await play.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);

      await play.press('Enter');

      await expect(page.frameLocator('iframe[title="Big Buck Bunny"]').getByText('The film')).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe('/4x4-outdoor');
    });
  });
}
