import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCar, cars, theFirst } from '../../a-car';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

const SITES = ['corella', 'brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'];

/** A model with cars in stock, where the site has pages of models. */
const MODEL = '/models/toyota-hilux';

/** Every kind of page that shows what a vehicle costs. */
const pages: Readonly<Record<string, (site: string) => Promise<string>>> = {
  home: async () => '/',
  results: async () => '/search/new-used-and-demo-cars',
  offers: async () => '/special-offers',
  'search by price': async () => '/search-by-price',
  'no results': async () => '/search/used-cars?query=zzzzzzzz',
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
  'finance for a vehicle': async (site) => `/personalised/finance?car_id=${(await aCar(site)).id}`,
  saved: async () => '/watchlist',
  success: async () => '/success?form=enquiry&sent=forged',
};
/** Not every site reserves, has pages of models, and a vehicle that was sold of late. */
const ownPages: typeof pages = {
  'sold vehicle': async (site) => (await theFirst(site, 'refinementList[status][0]=sold')).path,
  model: async () => MODEL,
  checkout: async (site) => `/cars/${(await aCar(site)).slug}/checkout`,
};

/** What a page says of money, as a reader finds it. */
function readMoney(page: Page) {
  return page.locator('main').evaluate((main) => {
    const blocks = 'p, li, dl, td, th, h1, h2, h3, label, option, summary, legend, output';
    const said: { money: string; block: string }[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const inside = node.parentElement;
      if (
        !inside ||
        inside.closest('[data-repayment], [data-loan-costs], [data-ledger], script, style, form, noscript')
      )
        continue;
      for (const money of node.textContent?.match(/\$\d{1,3}(,\d{3})+|\$\d{4,}/g) ?? [])
        said.push({ money, block: (inside.closest(blocks) ?? inside).textContent ?? '' });
    }
    const isShown = (element: Element) =>
      !element.closest('details:not([open])') && element.getClientRects().length > 0 && !element.closest('[hidden]');
    const warnings = [...main.querySelectorAll('p')].filter((p) =>
      p.textContent?.startsWith('WARNING: This comparison rate'),
    );
    return {
      said,
      repayments: [...main.querySelectorAll('[data-repayment]')].map((line) => line.textContent ?? ''),
      /** Lines of one repayment: its words, and in how many sizes and weights they stand. None is to be less prominent. */
      lines: [...main.querySelectorAll('[data-repayment]')]
        .filter((line) => !line.closest('[aria-hidden="true"]'))
        .map((line) => {
          const parts = [line, ...line.querySelectorAll('*')].map((part) => getComputedStyle(part));
          return {
            words: line.textContent ?? '',
            looks: new Set(parts.map(({ fontSize, fontWeight, color }) => `${fontSize} ${fontWeight} ${color}`)).size,
          };
        }),
      folded: [...main.querySelectorAll('[data-repayment]')].filter((line) =>
        [...line.querySelectorAll('*'), line].some((part) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(part);
          return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
        }),
      ).length,
      // A week's price alone reads like a repayment: a subscription says that it is one.
      byHand: /\$[\d,]+ a (fortnight|month)|^a week$/m.test(
        [...main.querySelectorAll('p, span')]
          .filter((e) => !e.closest('[data-repayment], details') && e.children.length === 0)
          .map((e) => e.textContent)
          .join('\n'),
      ),
      /** Repayments without the warning: it stands on the page for all, or in the fold that a folded one stands in. */
      unwarned: [...main.querySelectorAll('[data-repayment]')]
        .filter(
          (line) =>
            !warnings.some((warning) => {
              const fold = line.closest('details:not([open])');
              return isShown(warning) || (fold !== null && warning.closest('details:not([open])') === fold);
            }),
        )
        .map((line) => line.textContent),
    };
  });
}

/** What stands beside an amount that is a vehicle's price, or says that it is none, like that of its fuel. */
const TYPED =
  /drive[ -]away|excl\. govt|price type not stated|a week by subscription|L a week, \$|below market|market range|–|deposit|left to pay|total|up to|from \$|towing|\bfee|save|credit|payment/i;

for (const site of SITES) {
  for (const [kind, pathOf] of Object.entries({ ...pages, ...(site === 'corella' && ownPages) })) {
    test(`${site}, ${kind}: no price without its type, no repayment without rates, term and warning`, async ({
      page,
    }) => {
      await page.goto(siteOrigin(site) + (await pathOf(site)));
      const { said, repayments, unwarned, byHand, folded, lines } = await readMoney(page);

      expect(said.filter(({ block }) => !TYPED.test(block))).toEqual([]);
      expect(byHand).toBe(false);
      expect(folded).toBe(0);
      for (const { words, looks } of lines) {
        expect(words).toMatch(/((un)?secured )?loan of \$[\d,]+ ?/);
        expect(looks, words).toBe(1);
      }
      for (const words of repayments) {
        expect(words).toMatch(/\d% p\.a\..*comparison rate|comparison rate.*\d% p\.a\./is);
        expect(words).toMatch(/\d years?\b/);
      }
      const units = new Set(repayments.map((words) => /a (week|fortnight|month)(?![a-z])/.exec(words)?.[1]));
      expect([...units]).toHaveLength(repayments.length > 0 ? 1 : 0);
      if (site === 'gannet-trucks' && repayments.length > 0) expect([...units]).toEqual(['month']);
      expect(unwarned).toEqual([]);
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
