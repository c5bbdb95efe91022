import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { siteConfigSchema, siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { contentFindings } from '@shared-kit/domain/content/content-findings';
import { featuresOf } from '@shared-kit/domain/site/site-features';
import type { SiteFeatures } from '@shared-kit/domain/site/site-features';
import { writtenPage } from '@shared-kit/domain/content/written-page';
import { readSiteFiles } from './read-site-files';

const demoSites = (await readSiteFiles()).map(({ given }) =>
  siteConfigSchema.extend({ remotes: siteSchema.shape.remotes }).parse(given),
);
/** The demo has no account with a provider of chats: one of its sites as it would be with one. */
const withProvider = demoSites.slice(0, 1).map((site) => {
  const chat = { provider: 'crisp', website_id: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb' };
  const remotes = { ...site.remotes, 'mfe-leads': { ...site.remotes['mfe-leads'], chat } };
  return { ...site, slug: `${site.slug} with a chat`, remotes };
});
const sites = [...demoSites, ...withProvider];
const textOf = (site: (typeof sites)[number], path: string) =>
  writtenPage(
    site.pages.find((page) => page.path === path)!,
    site,
  ).body;

/** Words that a legal page has where the thing is on, and only there. */
const privacy: Partial<Record<keyof SiteFeatures, RegExp[]>> = {
  tradeIn: [/estimate of your own vehicle/, /instant first estimate/],
  serviceBooking: [/book a service/],
  deposits: [/deposit/],
  onlinePayment: [/invoice/],
  wheel: [/spin the wheel/, /win on the wheel/],
  phoneReveal: [/see a phone number/],
  askBeforeMeasuring: [/We ask first/],
  marketRange: [/market range/],
  creditRates: [/credit history/, /describe your credit/],
  repayments: [/repayments/],
  heartsInBrowser: [/mark with a heart/],
  providerChat: [/If you start the chat/],
};
const terms: Partial<Record<keyof SiteFeatures, RegExp[]>> = {
  repayments: [/## Repayments\n/, /WARNING: This comparison rate/],
  creditRates: [/excellent credit/],
  weeklyPrices: [/Weekly prices/],
  salesCounter: [/Sales this month/],
};

test.each(sites.map((site) => [site.slug, site] as const))(
  'legal pages of %s speak of what is on there, and of nothing that is off',
  (_slug, site) => {
    const on = featuresOf(site);
    for (const [path, table] of [
      ['/privacy-policy', privacy],
      ['/terms-and-conditions', terms],
    ] as const) {
      const text = textOf(site, path);
      expect(text).not.toMatch(/\{\{|undefined/);
      for (const [feature, words] of Object.entries(table))
        for (const word of words)
          expect([feature, String(word), word.test(text)]).toEqual([
            feature,
            String(word),
            on[feature as keyof SiteFeatures],
          ]);
    }
  },
);

test('every thing that a legal page may speak of is on at one site and off at another, and has its words here', () => {
  for (const feature of Object.keys(featuresOf(sites[0]!)) as (keyof SiteFeatures)[]) {
    expect([feature, new Set(sites.map((site) => featuresOf(site)[feature]))]).toEqual([
      feature,
      new Set([true, false]),
    ]);
    expect(Object.keys({ ...privacy, ...terms })).toContain(feature);
  }
});

test.each(sites.map((site) => [site.slug, site] as const))(
  'the privacy policy of %s gives the times the specification names, and what every site does',
  (_slug, site) => {
    const text = textOf(site, '/privacy-policy');
    expect(text).toMatch(/acknowledge your request within 7 days and give you access within 30 days/);
    expect(text).toContain(`answer it within ${site.privacy.complaint_days} days`);
    for (const words of ['by SMS', 'only if you ticked the box', 'for 90 days', 'lists of our vehicles'])
      expect(text).toContain(words);
  },
);

test('complaints are answered within 14 days at one site, within 30 at another (S9-54)', () => {
  expect(new Set(sites.map(({ privacy: { complaint_days: days } }) => days))).toEqual(new Set([14, 30]));
});

test('a mark that no page knows is a fault of the site', () => {
  const page = { path: '/a', title: 'A', body: '{{privcy}}' };
  expect(siteConfigSchema.safeParse({ ...sites[0], pages: [page] }).success).toBe(false);
});

test("what the demo's pages and posts call free is not said to lack its conditions", () => {
  const words = demoSites.flatMap(({ slug, pages, posts }) =>
    [...pages, ...posts.map((post) => ({ ...post, path: `/blog/${post.slug}`, description: post.summary }))].flatMap(
      (page) =>
        contentFindings(contentPageSchema.parse(page))
          .filter(({ text }) => text.startsWith('"Free"'))
          .map(({ where }) => `${slug} ${page.path} ${where}`),
    ),
  );

  expect(words).toEqual([]);
});
