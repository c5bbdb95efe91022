import { expect, test } from '@playwright/test';
import { askSite, servedHtml } from '../../pages/served-html';

/** The demo's sites by a letter each, and the content rows of the specification with the sites that have them. */
const SITES = {
  c: 'corella',
  b: 'brolga-toyota',
  t: 'tern-suzuki',
  p: 'plugbird',
  g: 'gannet-trucks',
  w: 'wide-road',
} as const;
const SPECIFIED: Readonly<Record<string, string>> = {
  '/about-us': 'cbtpgw',
  '/fleet': 'cbtpgw',
  '/careers': 'cbtpgw',
  '/faqs': 'cbtpgw',
  '/privacy-policy': 'cbtpgw',
  '/terms-and-conditions': 'cbtpgw',
  '/warranty': 'ctgw',
  '/new-vehicle-warranty': 'cb',
  '/pages/capped-price-servicing': 'cb',
  '/roadside-assist': 'c',
  '/eofy': 'cg',
  '/pages/eofy-2027-trucks': 'g',
  // Over since June 2026.
  '/pages/eofy-2026': '',
  '/pages/unsubscribe': 'cbtpgw',
  '/autopact-handback-guarantee': 'c',
  '/autopact-protection-plan': 'c',
  '/ultratek': 'c',
  '/4x4-outdoor': 'c',
  '/twg-cars': 'c',
  '/twg-rental': 'c',
  '/twg-tyres': 'c',
  '/neotek': 'c',
  '/return-policy': 'c',
  '/pages/parts': 'c',
  '/subaru-service': 'c',
  '/service-maroochydore': 'b',
  '/service-noosa': 'b',
  '/book-a-service-smithfield': 'c',
  '/blog': 'cpw',
  '/blog/feed.xml': 'cpw',
  '/blog/your-first-tow': 'w',
};

// No browser is needed.
test('each content page of the specification is on the sites that have it, and on no other', async () => {
  for (const [path, having] of Object.entries(SPECIFIED)) {
    const answers = await Promise.all(
      Object.entries(SITES).map(async ([letter, site]) => {
        const { status } = await askSite(site, path);
        return status === 200 ? letter : status === 404 ? '' : `${letter}:${status}`;
      }),
    );
    expect.soft(answers.join(''), path).toBe(having);
  }
});

test('a page whose data machines read holds it as schema.org asks', async () => {
  const typesAt = async (path: string) => {
    const html = await servedHtml('corella', path);
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return facts.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']);
  };

  expect(await typesAt('/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(new Set(await typesAt('/careers'))).toEqual(new Set(['BreadcrumbList', 'JobPosting']));
  expect(await typesAt('/blog/what-your-ute-may-tow')).toEqual(['BreadcrumbList', 'BlogPosting']);
});
