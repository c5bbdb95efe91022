import { sql } from 'drizzle-orm';
import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import { anEnquiry, enquiries } from '../../../../../test/enquiry';
import { startTestApp } from '../../../../../test/test-app';
import type { TestApp } from '../../../../../test/test-app';
import { showLead } from '../../desk/desk.repository';
import { seenRows } from './seen-rows';
import { sealShown } from '../../../vehicle/page/shown-seal.service';

const STAMP_SECRET = 'what only shell and API know of a form';
const scope = { group: 'sunrise', site: 'sunrise-cars', name: 'Sunrise Cars' };
const host = 'sunrise-cars.test';
const lender = { financeProvider: 'Angle', paymentWeek: 155, termYears: 5, interestRate: 8.49, comparisonRate: 9.6 };

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  server = await startTestApp({ FORM_STAMP_SECRET: STAMP_SECRET });
  leads = enquiries(server);
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({ slug: 'sunset-cars', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
});
afterAll(() => server.stop());

const aCar = (facts: object = {}) =>
  server.addVehicle({ group: 'sunrise', price: 33_990, price_type: 'Drive Away', tag: 'HOT', ...facts });

/** What a page asks for when it is drawn, on the server or after a click. */
async function told(address: string, on = host): Promise<string> {
  return (await server.app.inject({ url: address, headers: { host: on } })).json<{ shown: string }>().shown;
}

const reprice = (carId: string, price: number) =>
  leads.inDatabase(
    sql`update vehicle set price = ${price}, doc = doc || ${JSON.stringify({ price, tag: null, finance_lenders: {} })}::jsonb where id = ${carId}`,
  );

/** What is kept of a sent form, as the operator reads it. */
async function keptOf(form: object): Promise<Record<string, string>> {
  const answer = await leads.enquire(anEnquiry(form));
  const { lead_id: leadId } = answer.json<{ lead_id: string }>();
  return Object.fromEntries(seenRows((await showLead(server.ownerDb, scope, leadId))?.seen ?? null));
}

test('a price that changes while the page is open is kept as it was shown, and as it was when the form came', async () => {
  const { id, slug } = await aCar({ finance_lenders: { angle: lender } });
  const shown = await told(`/api/cars/${slug}`);
  await reprice(id, 39_990);

  const kept = await keptOf({ car_id: id, shown });

  expect(kept).toMatchObject({
    'Price shown': '$33,990 Drive Away',
    'Tag shown': 'HOT',
    'Repayment shown': '$155 a week loan of $33,990, over 5 years',
    'Rates shown': '8.49% p.a., comparison 9.6% p.a., Angle',
    'Shown at': expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$/) as string,
    'Price when sent': '$39,990 Drive Away',
    'Repayment when sent': 'none',
  });
});

test('a price that stays is said once', async () => {
  const { id, slug } = await aCar();

  const kept = await keptOf({ car_id: id, shown: await told(`/api/cars/${slug}`) });

  expect(kept).toMatchObject({ 'Price shown': '$33,990 Drive Away', 'Tag shown': 'HOT' });
  expect(Object.keys(kept).filter((label) => label.endsWith('when sent'))).toEqual([]);
});

test('a form with the car’s card beside it showed the price of the card and nothing else', async () => {
  const { id, slug } = await aCar({ finance_lenders: { angle: lender } });
  const shown = await told(`/api/lead-cars/${slug}`);
  await reprice(id, 31_500);

  const kept = await keptOf({ form: 'test-drive', car_id: id, shown });

  expect(kept).toMatchObject({ 'Price shown': '$33,990 Drive Away', 'Price when sent': '$31,500 Drive Away' });
  expect(kept).not.toHaveProperty('Tag shown');
  expect(kept).not.toHaveProperty('Repayment shown');
});

test('what a form claims and this site never said of this car is not believed', async () => {
  const [car, other] = await Promise.all([aCar(), aCar({ price: 9_990 })]);
  const mine = await told(`/api/cars/${car.slug}`);
  const cheaper = Buffer.from(
    Buffer.from(mine.split('.')[0] ?? '', 'base64url')
      .toString()
      .replace('33,990', '3,990'),
  );
  const site = server.sites.findBySlug('sunrise-cars');
  if (!site) throw new Error('The site is not there');
  const claims = {
    changed: `${cheaper.toString('base64url')}.${mine.split('.')[1]}`,
    'of another car': await told(`/api/cars/${other.slug}`),
    'of another site': await told(`/api/cars/${car.slug}`, 'sunset-cars.test'),
    'signed by somebody else': sealShown('another secret than the platform’s', site, car, 'page'),
    rubbish: '$1 Drive Away',
  };

  for (const shown of Object.values(claims)) {
    expect(await keptOf({ car_id: car.id, shown })).toMatchObject({
      'Price shown': 'not known: the form said something that this site never did',
      'Price when sent': '$33,990 Drive Away',
    });
  }
});

test('a form of an older release says nothing, and that is what is kept', async () => {
  const { id } = await aCar();

  expect(await keptOf({ car_id: id })).toEqual({
    'Price shown': 'not known: the form did not say',
    'Price when sent': '$33,990 Drive Away',
    'Tag when sent': 'HOT',
    Versions: 'not known: the form did not say',
  });
});

test('the versions are those the shell signed, with and without a vehicle', async () => {
  const set = 'mfe-leads@1.0.0 mfe-vehicle@2.1.0';
  const sealed = sealReleaseSet(STAMP_SECRET, set);

  expect(await keptOf({ release_set: sealed })).toEqual({ Versions: set });
  expect(await keptOf({ release_set: sealed.replace('2.1.0', '2.2.0') })).toEqual({
    Versions: 'not known: the form said something that this site never did',
  });
});

test('a lead of an older release says that its page was not recorded', async () => {
  const answer = await leads.enquire(anEnquiry());
  const { lead_id: leadId } = answer.json<{ lead_id: string }>();
  const old = { price: '$1,000', priceKind: 'price', priceType: '', tag: '', repayment: null, remotes: 'mfe-x@1.0.0' };
  await leads.inDatabase(sql`update lead set seen = ${JSON.stringify(old)}::jsonb where id = ${leadId}`);

  expect(seenRows((await showLead(server.ownerDb, scope, leadId))?.seen ?? null)).toEqual([
    ['Price shown', 'not known: the lead is from before pages were recorded'],
    ['Price when sent', '$1,000'],
    ['Versions', 'not known: the lead is from before pages were recorded'],
  ]);
});

test('a retry from a page that was drawn anew meanwhile is the same lead', async () => {
  const { id, slug } = await aCar();
  const form = anEnquiry({ car_id: id, shown: await told(`/api/cars/${slug}`) });
  const first = await leads.enquire(form);
  await reprice(id, 30_000);

  const retry = await leads.enquire({ ...form, shown: await told(`/api/cars/${slug}`) });

  expect(retry.json()).toEqual(first.json());
});
