import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../journey';

/** Where the phone number stands, in px from the left, when the page is `html`. */
async function phoneAt(page: Page, html: string): Promise<number> {
  await page.route('**/about-us', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/about-us');
  const box = await page.locator('header a[href^="tel:"]').boundingBox();
  return box?.x ?? Number.NaN;
}

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test(`a header of which half has arrived moves nothing when the rest does, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const whole = await (await request.get('/about-us')).text();
    const phone = /<a[^>]*href="tel:.*?<\/a>/s.exec(whole);
    const half = whole.slice(0, phone!.index + phone![0].length);
    expect(half.length).toBeLessThan(whole.indexOf('</header>'));

    expect(await phoneAt(page, half)).toBe(await phoneAt(page, whole));
  });
}

test('a long name breaks before it pushes the menu off a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about-us');
  const icon = await page.getByRole('button', { name: 'Menu' }).first().locator('svg').boundingBox();

  expect(icon?.width).toBe(20);
  expect((icon?.x ?? 0) + 20).toBeLessThanOrEqual(320 - 16);
});
