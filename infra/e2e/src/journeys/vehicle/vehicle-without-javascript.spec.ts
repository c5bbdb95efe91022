import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { theFirst, withoutPrice } from '../../a-car';
import { startHeldApi } from '../../platform/held-api';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';
import { startShellBefore } from '../../platform/shell-process';

test.use({ javaScriptEnabled: false });

/** Where words are the subject. */
async function withoutPictures(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  await page.route(/\/img\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

type Kind = {
  site: string;
  query: string | ((site: string) => Promise<string>);
  isMeant?: Parameters<typeof theFirst>[2];
  says: RegExp[];
  never: RegExp[];
};
type Fact = { '@type': string; offers?: object };
const isOffered = ({ status }: { status: string | null }) => status === 'in_stock';
const kinds: Record<string, Kind> = {
  'a sold car': {
    site: 'corella',
    query: 'refinementList[status][0]=sold',
    says: [/SOLD/, /Find Me Something Similar/],
    never: [/Enquire/, /\$\d/],
  },
  'a car that is coming soon': {
    site: 'corella',
    query: 'refinementList[status][0]=coming_soon',
    isMeant: ({ price, simple_fuel: fuel }) => (price ?? 0) > 10 && !/electric|hybrid/i.test(fuel ?? ''),
    says: [/COMING SOON/, /Enquire/, /\$\d/],
    never: [/SOLD/],
  },
  'a car without a price': {
    site: 'corella',
    query: withoutPrice,
    isMeant: ({ price, preorder, status }) => price === null && !preorder && status === 'in_stock',
    says: [/Enquire for price\./],
    never: [/\$\d/, /NaN|null|undefined/],
  },
  'an electric car': {
    site: 'corella',
    query: 'refinementList[fuel][0]=Electric',
    isMeant: isOffered,
    says: [/ELECTRIC/, /Enquire/],
    never: [/SOLD/],
  },
  'a caravan': {
    site: 'wide-road',
    query: 'refinementList[item_type][0]=caravan',
    isMeant: isOffered,
    says: [/Sleeps\s\d/, /Tare weight\s[\d,]+ kg/, /Aggregate trailer mass\s[\d,]+ kg/],
    never: [/Transmission/, /Kilometres/],
  },
  'a truck': {
    site: 'gannet-trucks',
    query: 'refinementList[item_type][0]=truck',
    isMeant: (car) => isOffered(car) && car.variant?.grossvehiclemass != null,
    says: [/Gross vehicle mass\s[\d,]+ kg/],
    never: [/Sleeps/],
  },
};

for (const [name, { site, query, isMeant, says, never }] of Object.entries(kinds)) {
  test(`${name} says what it is, to people and to machines`, async ({ page }) => {
    const car = await theFirst(site, typeof query === 'string' ? query : await query(site), isMeant);
    await withoutPictures(page);
    await page.goto(siteOrigin(site) + car.path);
    const told = [
      await page.getByRole('region', { name: 'Summary' }).innerText(),
      await page.getByRole('region', { name: 'Key information' }).innerText(),
    ].join('\n');
    for (const words of says) expect(told).toMatch(words);
    for (const words of never) expect(told).not.toMatch(words);

    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const offered = facts.map((fact) => JSON.parse(fact) as Fact).find((fact) => fact['@type'] === 'Car')?.offers;
    expect(offered === undefined).toBe(!/\$\d/.test(told));
  });
}

test('all of a car can be seen and read: pictures, specifications, comments, and a page for paper', async ({
  page,
}) => {
  const car = await theFirst(
    'corella',
    'range[price]=20000:60000',
    ({ images, dealercomments, spin_images: frames, status }) =>
      status === 'in_stock' && frames.length === 0 && images.length > 3 && (dealercomments?.length ?? 0) > 400,
  );
  await page.goto(car.path);
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(car.images.length);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(pictures.last().locator('img:not([src^="data:"])')).toHaveJSProperty('complete', true);
  await expect(page.getByText(car.dealercomments?.trim() ?? '')).toBeVisible();
  await page.getByText('All specifications').click();
  await expect(page.getByText(car.stocknum, { exact: true })).toBeVisible();

  await page.goto(`/print?car_id=${car.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name);
  await expect(page.getByText(car.stocknum, { exact: true })).toBeVisible();
});

test('what the page did not wait for can be read as well', async ({ page }) => {
  const car = await theFirst('corella', 'range[price]=20000:60000');
  const title = 'Where to find it';
  await using resources = new AsyncDisposableStack();
  const api = resources.use(await startHeldApi(/^\/api\/cars\/[^/]+\/locations/));
  const shell = await startShellBefore(api.origin, resources);

  const answer = await fetch(shell.origin + car.path);
  const parts: string[] = [];
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (parts.length === 0) expect(part).not.toContain(title);
    parts.push(part);
    api.letGo();
  }
  await page.route(shell.origin + car.path, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: parts.join('') }),
  );
  await page.goto(shell.origin + car.path);

  const place = page.getByRole('region', { name: title });
  await expect(place).toBeVisible();
  await expect(place).toContainText(car.location?.address ?? 'an address');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((await place.boundingBox())?.y).toBeLessThan(footer?.y ?? 0);
});
