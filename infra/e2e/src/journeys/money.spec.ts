import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCar, cars } from '../a-car';
import { test } from '../journey';
import { siteOrigin } from '../running-platform';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

const SITES = ['corella', 'brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'];

/** Every kind of page that shows what a vehicle costs. */
const pages: Readonly<Record<string, (site: string) => Promise<string>>> = {
  home: async () => '/',
  results: async () => '/search/new-used-and-demo-cars',
  offers: async () => '/special-offers',
  vehicle: async (site) => (await aCar(site)).path,
  print: async (site) => `/print?car_id=${(await aCar(site)).slug}`,
  compare: async (site) =>
    `/compare?cars=${(await cars(site))
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join(',')}`,
  'test drive': async (site) => `/book-test-drive?car_id=${(await aCar(site)).slug}`,
  enquiry: async (site) => `/finance-enquiry?car_id=${(await aCar(site)).slug}`,
  finance: async () => '/finance',
};
/** Not every site reserves. */
const ownPages: typeof pages = { checkout: async (site) => `/cars/${(await aCar(site)).slug}/checkout` };

/** What a page says of money, as a reader finds it. */
function readMoney(page: Page) {
  return page.locator('main').evaluate((main) => {
    const blocks = 'p, li, dl, td, th, h1, h2, h3, label, option, summary, legend, output';
    const said: { money: string; block: string }[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const inside = node.parentElement;
      if (!inside || inside.closest('[data-repayment], script, style, form, noscript')) continue;
      for (const money of node.textContent?.match(/\$\d{1,3}(,\d{3})+|\$\d{4,}/g) ?? [])
        said.push({ money, block: (inside.closest(blocks) ?? inside).textContent ?? '' });
    }
    const isShown = (element: Element) =>
      !element.closest('details:not([open])') && element.getClientRects().length > 0 && !element.closest('[hidden]');
    return {
      said,
      repayments: [...main.querySelectorAll('[data-repayment]')].map(
        (line) => (line.closest('[aria-label="Result"]') ?? line).textContent ?? '',
      ),
      // A week's price alone reads like a repayment: a subscription says that it is one.
      byHand: /\$[\d,]+ a (fortnight|month)|^a week$/m.test(
        [...main.querySelectorAll('p, span')]
          .filter((e) => !e.closest('[data-repayment], details') && e.children.length === 0)
          .map((e) => e.textContent)
          .join('\n'),
      ),
      warned: [...main.querySelectorAll('p')].some(
        (p) => p.textContent?.startsWith('WARNING: This comparison rate') && isShown(p),
      ),
    };
  });
}

/** What stands beside an amount that is a vehicle's price, or says that it is none, like that of its fuel. */
const TYPED =
  /drive away|excl\. govt|price type not stated|a week by subscription|L a week, \$|below market|market range|–|deposit|left to pay|total|up to|from \$|towing|\bfee|save|credit|payment/i;

for (const site of SITES) {
  for (const [kind, pathOf] of Object.entries({ ...pages, ...(site === 'corella' && ownPages) })) {
    test(`${site}, ${kind}: no price without its type, no repayment without rates, term and warning`, async ({
      page,
    }) => {
      await page.goto(siteOrigin(site) + (await pathOf(site)));
      const { said, repayments, warned, byHand } = await readMoney(page);

      expect(said.filter(({ block }) => !TYPED.test(block))).toEqual([]);
      expect(byHand).toBe(false);
      for (const words of repayments) {
        expect(words).toMatch(/\d% p\.a\..*comparison rate|comparison rate.*\d% p\.a\./is);
        expect(words).toMatch(/\d years?\b/);
      }
      const units = new Set(repayments.map((words) => /a (week|fortnight|month)\b/.exec(words)?.[1]));
      expect([...units]).toHaveLength(repayments.length > 0 ? 1 : 0);
      if (site === 'gannet-trucks' && repayments.length > 0) expect([...units]).toEqual(['month']);
      expect(warned || repayments.length === 0).toBe(true);
    });
  }
}

test('the demo shows repayments where it says so', async ({ page }) => {
  for (const site of ['corella', 'gannet-trucks']) {
    for (const path of ['/', '/search/new-used-and-demo-cars']) {
      await page.goto(siteOrigin(site) + path);
      expect((await readMoney(page)).repayments.length).toBeGreaterThan(0);
    }
  }
});
