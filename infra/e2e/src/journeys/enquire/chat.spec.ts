import { expect } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { cars } from '../../a-car';
import { test } from '../../journey';
import { askSite } from '../../pages/served-html';
import { aPerson, fillEnquiry, fromOwnAddress } from '../../people/a-person';
import { siteOrigin } from '../../running-platform';

/** Its desk is our own; the first site has none. */
const SITE = 'plugbird';

/** Whether nothing stands over an element. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
};

const aCarOfSite = async () => (await cars(SITE, ''))[0]!;

for (const width of [390, 768, 1440])
  test(`the bubble covers nothing, loads nothing and leads to the desk at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${siteOrigin(SITE)}/`);
    const bubble = page.getByRole('link', { name: 'Message us' });
    // Above the question about measuring, which comes once the page is used.
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('button', { name: 'Yes, allow' })).toBeVisible();
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await expect.poll(() => bubble.evaluate(isOnTop)).toBe(true);
    expect((await bubble.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    // At the page's end, where nothing can be scrolled from below it any more.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const covered = await bubble.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const words = [...document.querySelectorAll('footer a, footer p, footer summary')];
      return words.filter((word) => {
        const place = word.getBoundingClientRect();
        return place.right > left && place.left < right && place.bottom > top && place.top < bottom;
      }).length;
    });
    expect(covered).toBe(0);
    expect(asked.filter((url) => /contact-page|chat/.test(url))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await bubble.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message our team' })).toBeVisible();
    await expect(page.getByText('not a live chat')).toBeVisible();
    await expect(
      page.getByText(/: (Open until|Closed, opens) .*\. (Messages are read|We read your message)/),
    ).toBeVisible();
    await expect(bubble).toBeHidden();
    await expectNoFindings(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
  });

for (const width of [390, 768, 1440])
  test(`on a vehicle's page it lies over no word: a bar of its own, or in the gutter, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteOrigin(SITE) + (await aCarOfSite()).path);
    const bubble = page.locator('.chat-bubble');
    const { x, width: wide } = (await bubble.boundingBox())!;
    const ends = await page.locator('main h1').evaluate((title) => {
      const { right } = title.closest('section')!.getBoundingClientRect();
      return { content: right, bars: getComputedStyle(document.body).paddingBlockEnd };
    });
    if (width < 1200) expect([x, wide, Number.parseFloat(ends.bars) >= 44]).toEqual([0, width, true]);
    else expect(x).toBeGreaterThanOrEqual(ends.content);
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: fromOwnAddress() });

    test('a message about a vehicle is written by the keyboard and becomes an enquiry', async ({ page }) => {
      const car = await aCarOfSite();
      const person = aPerson();
      await page.goto(`${siteOrigin(SITE)}${car.path}`);
      await page.getByRole('main').getByRole('link', { name: 'Message us' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/chat\?car_id=/);
      await expect(page.getByRole('main').getByRole('link', { name: car.name })).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

      const form = page.getByRole('main').locator('form[method=post]');
      await fillEnquiry(form, person);
      await form.getByRole('button', { name: 'Send enquiry' }).focus();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/success\?/);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    });
  });

test('a site without a desk has neither its page nor the bubble', async () => {
  expect((await askSite('corella', '/chat')).status).toBe(404);
  expect((await askSite('corella', '/')).html).not.toContain('href="/chat"');
});
