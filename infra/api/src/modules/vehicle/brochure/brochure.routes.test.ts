import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { LightMyRequestResponse } from 'fastify';
import { pdfText } from '../../../../test/pdf-text';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', dealer_license_number: 'DL-4711' });
});
afterAll(() => server.stop());

/** Asks again while it is being made, as it is told to. */
async function brochure(slug: string, site = 'sunrise-cars'): Promise<LightMyRequestResponse> {
  const answer = await server.app.inject({
    url: `/api/cars/${slug}/brochure.pdf`,
    headers: { host: `${site}.test` },
  });
  return answer.statusCode === 503 && answer.headers['retry-after'] === '1' ? brochure(slug, site) : answer;
}

test('a car as a PDF: its price with type, its facts, the dealer, and where to find it', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    price: 38_990,
    before_price: 41_990,
    price_type: 'Drive Away',
    standardEquipment: ['Towbar'],
    dealercomments: 'One owner (really)',
    images: [{ image: { url: 'hatch-blue-front34', thumb: { url: 'hatch-blue-front34' } } }],
  });

  const response = await brochure(car.slug);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${car.slug}.pdf"`,
  });
  expect(response.rawPayload.length).toBeLessThan(1_000_000);
  expect(response.rawPayload.includes('/DCTDecode')).toBe(true);
  const text = pdfText(response.rawPayload);
  for (const words of ['$38,990', 'Drive Away', 'Was $41,990', '42,000 kms', 'Towbar', 'One owner (really)', 'DL-4711'])
    expect(text).toContain(words.replaceAll(' ', ''));
  expect(text).toContain(`http://sunrise-cars.test${car.path}`);
});

test('the file is tagged, in a language, under its own name, and brings its fonts', async () => {
  const car = await server.addVehicle({ group: 'sunrise', standardEquipment: ['Towbar'], dealercomments: 'One owner' });

  const file = (await brochure(car.slug)).rawPayload.toString('latin1');

  for (const said of ['/Marked true', '/Lang (en-AU)', '/DisplayDocTitle true', '/StructTreeRoot', '/Tabs /S'])
    expect(file).toContain(said);
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Figure', 'Link'])
    expect(file).toContain(`/S /${tag}\n`);
  expect(file).toContain(`/Alt (No photo of this ${car.name} yet)`);
  expect(file).toContain('/Subtype /CIDFontType2');
  expect(file).not.toContain('/Subtype /Type1');
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('a car by subscription says so, and what it costs to buy', async () => {
  await server.addSite({
    slug: 'sunrise-hire',
    group: 'sunrise',
    flags: flagsSchema.parse({ subscription_site: true }),
  });
  const car = await server.addVehicle({
    group: 'sunrise',
    price: 38_990,
    price_type: 'Drive Away',
    subscription_price: 235,
  });

  const text = pdfText((await brochure(car.slug, 'sunrise-hire')).rawPayload);

  expect(text).toContain('$235aweekbysubscriptionTobuy:$38,990DriveAway');
});

test('ten at once are drawn one after the other, and all come', async () => {
  const cars = await Promise.all(
    Array.from({ length: 10 }, (_, n) => server.addVehicle({ group: 'sunrise', km: n + 1 })),
  );

  const answers = await Promise.all(cars.map(({ slug }) => brochure(slug)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(pdfText(answers[9]?.rawPayload ?? Buffer.alloc(0))).toContain('10kms');
});

test('a hostile feed is only words, and nothing of it is too long', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    name: `<script>alert(1)</script> ${'x'.repeat(4000)}`,
    dealercomments: '<img src=x onerror=alert(1)>'.repeat(500),
    images: [{ image: { url: '../../etc/passwd', thumb: { url: '' } } }],
    price: null,
    km: null,
  });

  const response = await brochure(car.slug);

  expect(response.statusCode).toBe(200);
  expect(pdfText(response.rawPayload)).toContain('Enquireforprice.');
});

test("another dealer's car has none", async () => {
  const car = await server.addVehicle({ group: 'harbor' });

  expect((await brochure(car.slug)).statusCode).toBe(404);
});
