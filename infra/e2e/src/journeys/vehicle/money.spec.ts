import { expect } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { open, test } from '../../journey';
import { faultsOf, unitOf } from '../../money/money-law';
import { moneyPages } from '../../money/money-pages';
import { readMoney } from '../../money/read-money';
import { otherSites } from '../../running-platform';
import { servedHtml } from '../../pages/served-html';

test.use({ hasPictures: false });

/** Sites that show repayments in their lists. */
const LENDING = ['corella', 'gannet-trucks'];

for (const site of ['corella', ...otherSites]) {
  test(`${site}: no page has a price without its type, or a repayment without rates, term and warning`, async ({
    page,
  }) => {
    const repaid: Record<string, number> = {};
    for (const [kind, pathOf] of Object.entries(moneyPages(site))) {
      // Read, not drawn: nothing of this needs a style or a script.
      const money = await page.evaluate(readMoney, await servedHtml(site, await pathOf(site)));
      expect.soft(faultsOf(money), `${site}, ${kind}`).toEqual([]);
      repaid[kind] = money.repayments.length;
      if (site === 'gannet-trucks')
        expect(money.repayments.filter(({ words }) => unitOf(words) !== 'month')).toEqual([]);
    }
    if (LENDING.includes(site)) {
      expect(repaid['home']).toBeGreaterThan(0);
      expect(repaid['results']).toBeGreaterThan(0);
    }
  });
}

test('what scripts add to a page keeps to the same, and nothing cuts a repayment short', async ({ page }) => {
  for (const path of ['/search/used-cars', (await aFinancedCar()).path]) {
    await open(page, path);
    await expect(page.getByText(/^Repayments here/)).toBeVisible();
    const money = await page.evaluate(readMoney, null);

    expect(money.repayments.length).toBeGreaterThan(0);
    expect(faultsOf(money)).toEqual([]);
    const looks = await page.locator('main [data-repayment]').evaluateAll((lines) =>
      lines.map((line) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(line);
        return `${textOverflow} ${webkitLineClamp || 'none'}`;
      }),
    );
    expect(new Set(looks)).toEqual(new Set(['clip none']));
  }
});
