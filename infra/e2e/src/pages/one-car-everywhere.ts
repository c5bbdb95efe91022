import { pdfText } from '@infra/api/test/pdf-text';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { parse } from 'csv-parse/sync';
import { request } from 'undici';
import { apiOrigin, shellOrigin, siteOrigin } from '../running-platform';

type Row = Record<string, string>;
/** The parts of schema.org's `Car` that other places say too. */
type CarFacts = {
  '@type': string;
  name: string;
  url: string;
  sku: string;
  brand: { name: string };
  model: string;
  vehicleModelDate: string;
  vehicleIdentificationNumber: string;
  mileageFromOdometer: { value: number };
  offers: { price: number; priceCurrency: string; description: string; seller: { name: string; address: string } };
};

/** What the page tells machines about its car. */
export async function jsonLdOf(page: Page): Promise<CarFacts> {
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const car = facts.map((fact) => JSON.parse(fact) as CarFacts).find((fact) => fact['@type'] === 'Car');
  if (!car) throw new Error('The page has no Car in its JSON-LD');
  return car;
}

/** Names below localhost are known to browsers, not to this process. What is still being made is asked for again. */
async function fetched(site: string, path: string, cookie = ''): Promise<Buffer> {
  const host = new URL(siteOrigin(site)).host;
  const { statusCode, headers, body } = await request(shellOrigin + path, { headers: { host, cookie } });
  if (statusCode === 503 && headers['retry-after']) {
    await body.dump();
    return fetched(site, path, cookie);
  }
  expect(statusCode, path).toBe(200);
  return Buffer.from(await body.arrayBuffer());
}

/** The words of a car's PDF, without spaces, as who has these cookies gets it. */
export async function pdfOf(site: string, { slug }: ShownCar, cookie = ''): Promise<string> {
  return pdfText(await fetched(site, `/api/cars/${slug}/brochure.pdf`, cookie));
}

/** A car's rows in the two feeds of its site, from the addresses an operator is told. */
export async function feedRowsOf(site: string, { id }: ShownCar): Promise<{ google: Row; meta: Row }> {
  const told = await request(`${apiOrigin}/internal/sites/${site}/feeds`);
  const { feeds } = (await told.body.json()) as { feeds: [string, string] };
  const [google, meta] = await Promise.all(
    feeds.map(async (path, index) => {
      const text = (await fetched(site, path)).toString();
      const rows = parse<Row>(text, { columns: true, delimiter: index === 0 ? '\t' : ',' });
      const row = rows.find((each) => (each['id'] ?? each['vehicle_id']) === id);
      if (!row) throw new Error(`${path.split('?')[0]} does not have ${id}`);
      return row;
    }),
  );
  return { google: google ?? {}, meta: meta ?? {} };
}
