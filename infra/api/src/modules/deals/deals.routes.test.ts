import type { MyDeals, SharedDeal } from '@shared-kit/contracts/account/deal.contract';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { signIn } from '../../../test/shopper';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
const host = 'sunrise-cars.test';
const year = new Date().getFullYear() - 3;
const FIGURES = 'deposit=5000&trade_in=8000&term=5&frequency=52';

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const get = (url: string, cookie = '', at = host) => server.app.inject({ url, headers: { host: at, cookie } });
const post = (url: string, payload: object, cookie: string) =>
  server.app.inject({ method: 'POST', url, payload, headers: { host, origin: `http://${host}`, cookie } });
const mine = async (cookie: string, address = '') =>
  (await get(`/api/my-deals?address=${encodeURIComponent(address)}`, cookie)).json<MyDeals>();
const aCar = () =>
  server.addVehicle({ group: 'sunrise', name: '2023 Kia Seltos', price: 30_000, price_type: 'Drive Away' });
type Rows = readonly { label: string; value: string }[];
const valueOf = (rows: Rows, label: string) => rows.find((row) => row.label === label)?.value;
const said = (rows: Rows = []) => Object.fromEntries(rows.map(({ label, value }) => [label, value]));

test('figures of which one cannot be read come to no repayment, and it is named', async () => {
  const car = await aCar();
  const { draft } = await mine(await signIn(server, host, '0491570311'), `car_id=${car.id}&amount=30000&trade_in=abc`);

  expect(valueOf(draft?.rows ?? [], 'Finance')).toBe('No repayment: the trade-in of these figures is no amount');
  expect(draft?.repayment).toBeNull();
});

test('a deal has the price with its type, deposit, trade-in with its estimate and what is paid at first, and is kept', async () => {
  const car = await aCar();
  const phone = '0491570301';
  const cookie = await signIn(server, host, phone);
  const trade = { trade_year: String(year), trade_make: 'Kia', trade_model: 'Rio', trade_km: '40,000' };
  await leads.enquire(
    anEnquiry({ phone, form: 'trade-in', ...trade, trade_condition: 'Good', trade_rego: 'ABC 12D' }),
    {
      headers: { cookie, origin: `http://${host}` },
    },
  );

  const { draft, deals } = await mine(cookie, `car_id=${car.id}&${FIGURES}`);
  expect(deals).toEqual([]);
  expect(said(draft?.rows)).toMatchObject({
    ...{ Price: '$30,000 Drive Away', Deposit: '$5,000', 'Trade-in': '$8,000', 'You pay at first': '$5,000' },
    'Your trade-in': expect.stringContaining(`${year} Kia Rio: `),
  });
  expect(draft?.repayment).toMatchObject({ frequency: 52, loanAmount: 17_000, comparisonRate: expect.any(Number) });

  expect((await post('/api/my-deals', { car_id: car.id, figures: FIGURES, postcode: '4000' }, cookie)).statusCode).toBe(
    200,
  );
  // On another device.
  const [kept] = (await mine(await signIn(server, host, phone))).deals;
  expect(kept).toMatchObject({ car_id: car.id, postcode: '4000', repayment: draft?.repayment });
  expect(kept?.path).toBe(`${car.path}?${FIGURES}&delivery_postcode=4000`);
  expect(JSON.stringify(kept)).not.toMatch(/ABC ?12D/i);
});

test('its link shows the same to whoever has it and nothing of a person, at no other site, and not once it is removed', async () => {
  const car = await aCar();
  const cookie = await signIn(server, host, '0491570302');
  await post('/api/my-deals', { car_id: car.id, figures: FIGURES }, cookie);
  const [kept] = (await mine(cookie)).deals;
  const shown = `/api/deals/${kept?.link.split('/').at(-1)}`;

  const answer = await get(shown);
  expect(answer.json<SharedDeal>().deal.rows).toEqual(kept?.rows);
  expect(answer.body).not.toMatch(/491570302|phone_number/);
  expect((await get(shown, '', 'harbor-cars.test')).statusCode).toBe(404);
  expect((await get(`${shown}x`)).statusCode).toBe(404);

  const ben = await signIn(server, host, '0491570303');
  await post('/api/my-deals/remove', { id: kept?.id }, ben);
  expect((await get(shown)).statusCode).toBe(200);
  expect((await mine(ben)).deals).toEqual([]);
  await post('/api/my-deals/remove', { id: kept?.id }, cookie);
  expect((await get(shown)).json()).toMatchObject({ code: 'gone', ended: 'revoked' });
});

test('the dealer reads the deal with an enquiry about its car, of who is signed in or came from its link, and with no other', async () => {
  const [car, other] = [await aCar(), await aCar()];
  const cookie = await signIn(server, host, '0491570304');
  await post('/api/my-deals', { car_id: car.id, figures: FIGURES }, cookie);
  const [kept] = (await mine(cookie)).deals;
  const token = kept?.link.split('/').at(-1);
  const told = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await leads.enquire(anEnquiry(body), { headers });
    const id = answer.json<{ lead_id: string }>().lead_id;
    const [row] = await leads.inDatabase<{ details: { label: string; value: string }[] }>(
      sql`select details from lead where id = ${id}`,
    );
    return row?.details.filter(({ label }) => label.includes('deal')) ?? [];
  };
  const signedIn = { cookie, origin: `http://${host}` };

  const details = await told({ car_id: car.id }, signedIn);
  expect(valueOf(details, 'Their deal: Price')).toBe('$30,000 Drive Away');
  expect(details).toHaveLength((kept?.rows.length ?? 0) + 1);
  expect(valueOf(details, 'Link to their deal')).toBe(`http://${host}${kept?.link}`);
  const ofLink = `http://${host}/enquire/vehicle?car_id=${car.id}&deal=${token}`;
  expect(await told({ car_id: car.id, url: ofLink })).toEqual(details);
  expect(await told({ car_id: other.id, url: ofLink }, signedIn)).toEqual([]);
  expect(await told({ car_id: car.id })).toEqual([]);
});

const tradeIn = (phone: string, cookie: string, model: string) =>
  leads.enquire(
    anEnquiry({
      ...{
        phone,
        form: 'trade-in',
        trade_year: String(year),
        trade_make: 'Kia',
        trade_model: model,
        trade_km: '40,000',
      },
      ...{ trade_condition: 'Good', trade_rego: 'ABC 12D' },
    }),
    { headers: { cookie, origin: `http://${host}` } },
  );

test('the price stands in it once, and what is paid adds up to price, delivery and the cost of the loan', async () => {
  const car = await aCar();
  const { draft } = await mine(await signIn(server, host, '0491570305'), `car_id=${car.id}&${FIGURES}`);

  const rows = said(draft?.rows);
  expect(Object.values(rows).filter((value) => value.startsWith('$30,000'))).toHaveLength(1);
  expect(rows).not.toHaveProperty('Cash price');
  const dollars = (label: string) => Number(/\$([\d,]+)/.exec(rows[label] ?? '')?.[1]?.replaceAll(',', ''));
  expect(dollars('Secured loan') || dollars('Loan')).toBe(30_000 - 5_000 - 8_000);
  expect(dollars('Altogether')).toBe(dollars('Total of the loan') + 5_000 + 8_000);
});

test("a deal takes over its vehicle's latest valuation, says its day, and that it is old after thirty days", async () => {
  const car = await aCar();
  const phone = '0491570306';
  const cookie = await signIn(server, host, phone);
  await tradeIn(phone, cookie, 'Rio');
  await post('/api/my-deals', { car_id: car.id, figures: FIGURES }, cookie);
  const before = valueOf((await mine(cookie)).deals[0]?.rows ?? [], 'Your trade-in');
  expect(before).toMatch(/Kia Rio: .* on \d+ \w+ \d{4}$/);

  await tradeIn(phone, cookie, 'Cerato');
  const [refreshed] = (await mine(cookie)).deals;
  expect(refreshed?.revalue).toBe(false);
  expect(valueOf(refreshed?.rows ?? [], 'Your trade-in')).toContain('Kia Cerato: ');

  await leads.inDatabase(sql`update lead set created_at = created_at - interval '31 days'
    where payload ->> 'phone' like '%491570306' or payload ->> 'phone' like '%0491570306'`);
  const [old] = (await mine(cookie)).deals;
  expect(old?.revalue).toBe(true);
  expect(valueOf(old?.rows ?? [], 'Your trade-in')).toMatch(/over 30 days old: value it again$/);
});

test('a deal is in the file of what is held, and deleted with the account: its link ends', async () => {
  const car = await aCar();
  const cookie = await signIn(server, host, '0491570307');
  await post('/api/my-deals', { car_id: car.id, figures: FIGURES, postcode: '4000' }, cookie);
  const [kept] = (await mine(cookie)).deals;
  const held = async () =>
    (await get('/api/my-data?download=1', cookie)).json<{ held: { rows: { car_id?: string; figures?: string }[] }[] }>()
      .held;

  const rows = (await held()).flatMap((one) => one.rows);
  expect(rows).toContainEqual(expect.objectContaining({ car_id: car.id, figures: FIGURES, postcode: '4000' }));

  expect((await post('/api/my-data/delete', { sure: 'on' }, cookie)).statusCode).toBe(200);
  expect((await get(`/api/deals/${kept?.link.split('/').at(-1)}`)).statusCode).toBe(410);
  const again = await signIn(server, host, '0491570307');
  expect((await mine(again)).deals).toEqual([]);
});
