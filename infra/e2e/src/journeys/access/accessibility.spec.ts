import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { turns } from '@shared-kit/domain/picture/lead-picture';
import { aCar, theFirst } from '../../a-car';
import { allPages } from '../../pages/all-pages';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { open, test } from '../../journey';
import { tabTo } from '../../pages/tab-to';
import { otherSites, siteOrigin } from '../../running-platform';
import { wakeEverything } from '../../pages/widgets';

// Axe reads colours in the middle of a transition otherwise. A page that is not there says so by its status.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasPictures: false,
  expectedComplaints: /Failed to load resource: the server responded with a status of (404|410)/,
});

// Axe looks at every element of long lists, at two widths.
test.describe.configure({ timeout: 90_000 });

/** Resolves once the page has been drawn as it is now: what is drawn only in view is decided in between. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function expectNothingWiderThanTheScreen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await drawn(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `wider than ${width} px`,
  ).toBeLessThanOrEqual(0);
}

/** Who needs more room between lines, words and letters sets it (WCAG 1.4.12): the page stays as wide as the screen. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

async function expectSpacedTextToFit(page: Page, width: number) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await expectNothingWiderThanTheScreen(page, width);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** One arrow for every choice of the site, not each browser's own. */
async function expectOurArrows(page: Page) {
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('select')]
      .filter((select) => {
        const { appearance, backgroundImage } = getComputedStyle(select);
        return appearance !== 'none' || !backgroundImage.includes('gradient');
      })
      .map(({ name }) => name),
  );
  expect(others, 'choices with an arrow of the browser’s, or with none').toEqual([]);
}

/** The site that asks before it measures: its question floats over the page until it is answered. */
const ASKS_FIRST = 'plugbird';

async function answerQuestion(page: Page) {
  const question = page.getByRole('region', { name: 'May we measure your visit?' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, { tags: WCAG, within: 'section[aria-labelledby="measuring-question"]' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
}

/** Whether the page runs the small script of a page of text. */
const isText = (page: Page) => page.evaluate(() => 'text' in document.documentElement.dataset);

async function check(page: Page, url: string, { asksFirst = false } = {}) {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, url);
  if (asksFirst) await answerQuestion(page);
  // A page of text alone is looked at as whoever reads it has it, asleep.
  if (!(await isText(page))) await wakeEverything(page);
  await expectNothingWiderThanTheScreen(page, 390);
  await expectOurArrows(page);
  await expectNoFindings(page, { tags: WCAG });
  await expectSpacedTextToFit(page, 390);
  await expectNothingWiderThanTheScreen(page, 768);
  await expectNothingWiderThanTheScreen(page, 1440);
  await expectNoFindings(page, { tags: WCAG });
  await expectSpacedTextToFit(page, 1440);
}

for (const [name, address] of Object.entries(allPages)) {
  test(`the ${name} page passes axe and fits a phone, a tablet and a desktop`, async ({ page }) => {
    await check(page, await address());
  });
}

for (const site of otherSites) {
  for (const name of ['home', 'results', 'vehicle']) {
    test(`the ${name} page of ${site} passes axe and fits a phone, a tablet and a desktop`, async ({ page }) => {
      const { path } = name === 'vehicle' ? await aCar(site) : { path: (await allPages[name]?.()) ?? '/' };
      await check(page, siteOrigin(site) + path, { asksFirst: site === ASKS_FIRST });
    });
  }
}

test('with the keyboard alone a shopper finds a car, sees its pictures and reaches the enquiry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await tabTo(page, ({ name }) => name.includes('Skip to content'), 1);
  await page.keyboard.press('Enter');
  await tabTo(page, ({ role, name }) => role === 'select' && name.startsWith('Make'), 5);
  await tabTo(page, ({ role, name }) => role === 'button' && name.startsWith('Show Me'), 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // One that turns shows that first, and its pictures behind a tab.
  const still = await theFirst(
    'corella',
    'range[price]=20000:60000',
    (car) => !turns(car) && car.status === 'in_stock',
  );
  await open(page, still.path);
  await tabTo(page, ({ name }) => name.includes('Show pictures full screen'), 60);
  await page.keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(pictures).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pictures).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show pictures full screen' })).toBeFocused();

  await tabTo(page, ({ name }) => name.startsWith('First name'), 80);
  await page.keyboard.type('Robin');
  await expect(page.getByRole('form', { name: 'Enquire' }).getByLabel('First name')).toHaveValue('Robin');
});
