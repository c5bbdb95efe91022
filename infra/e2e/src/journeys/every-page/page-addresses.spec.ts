import { expect, test } from '@playwright/test';
import { allPages } from '../../pages/all-pages';
import { siteOrigin } from '../../running-platform';

// No browser is needed: search engines read the HTML.
test('every page is either not for search engines, or names one whole address on the site as its own', async ({
  request,
}) => {
  for (const [name, address] of Object.entries(allPages)) {
    const html = await (await request.get(await address())).text();
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => href);
    const isListed = !/<meta name="robots" content="noindex/.test(html);

    expect.soft(canonical.length, `addresses of the ${name} page`).toBeLessThanOrEqual(1);
    if (isListed) expect.soft(canonical, `the ${name} page`).toHaveLength(1);
    // `localhost` is another name of this site.
    for (const href of canonical) expect.soft(href).toMatch(new RegExp(`^${siteOrigin('(corella|brolga-toyota)')}/`));
  }
});
