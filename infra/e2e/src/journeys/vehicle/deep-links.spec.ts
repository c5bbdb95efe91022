import { expect } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { open, test } from '../../journey';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

test.use({ hasPictures: false });

for (const [part, viewport] of [
  ['financeDisclaimer', PHONE],
  ['enquire', PHONE],
  ['finance-calculator', PHONE],
  ['finance-calculator', WIDE],
  ['fuel', WIDE],
] as const) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test(`an address that leads to #${part} ends there, whatever takes its height above`, async ({ page }) => {
      await open(page, `${(await aFinancedCar()).path}#${part}`);
      await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
      await page.waitForLoadState('networkidle');

      const target = page.locator(`#${part}`);
      const top = () => target.evaluate((it) => it.getBoundingClientRect().top);
      // The sticky bar, and some space.
      const bar = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
      await expect.poll(top).toBeLessThan(viewport.height / 2);
      expect(await top()).toBeGreaterThan((await bar()) - 2);
    });
  });
}
