import { anEnquiry, enquiries } from '../../../test/enquiry';
import { HOST, startQuotes } from '../../../test/finance-quotes';
import { quoteToken } from './quote-token';

let api: Awaited<ReturnType<typeof startQuotes>>;
beforeAll(async () => {
  api = await startQuotes();
});
afterAll(() => api.server.stop());

const FIGURES = 'deposit=$2,000&trade_in=9000&residual=5000&term=4.5&interest=8.5&frequency=26';

test('figures of one vehicle do not go with an enquiry about another, whatever the link says', async () => {
  const [car, other] = [await api.aCar(), await api.aCar({ model: 'Yaris' })];
  const token = await api.tokenOf(`car_id=${car.slug}&amount=30000&term=5`);

  expect(await api.quoted(token, { car_id: other.id })).toEqual({
    'Finance quote': `A link to figures for the ${car.name}, another vehicle, came with this: they are not repeated here`,
  });
  for (const car_id of [car.id, car.slug, ''])
    expect(await api.quoted(token, { car_id })).toMatchObject({ 'Figures for': car.name });
});

test('an enquiry from a vehicle’s page has the figures that its calculator was set to, signed as at now', async () => {
  const car = await api.aCar();
  const asked = (query: string, path = car.path) => api.details({ car_id: car.id, url: `${path}${query}` });

  const told = await asked('?amount=30000&deposit=2000&trade_in=0&residual=0&term=6&interest=4&frequency=52#enquire');
  // Another site may have a vehicle's page at the same address.
  expect(await api.details({ car_id: car.id, url: `https://elsewhere.example${car.path}?amount=30000` })).toEqual({});
  const token = new URL(told['Link to the figures']!).searchParams.get('signed')!;
  const { loan, vehicle } = await api.read(token);

  expect(told).toMatchObject({ 'Figures for': car.name, 'Quoted: Deposit': '$2,000', 'Quoted: Term': '6 years' });
  expect(loan).toMatchObject({ amount: 30_000, deposit: 2000, term: 6, interest: 4 });
  expect(vehicle?.id).toBe(car.id);
  // Untouched, of another page, or no repayment: nothing was shown that could go along.
  for (const [query, path] of [
    ['?from=search'],
    ['?amount=30000', '/cars/another'],
    ['?amount=lots'],
    ['?deposit=30000'],
  ])
    expect(await asked(query!, path)).toEqual({});
});

test('figures that an address leaves out or asks too much are told as its page shows them, for who asks', async () => {
  const car = await api.aCar({ price: 120_000 });
  const asked = (query: string, cookie = '') => api.details({ car_id: car.id, url: `${car.path}${query}` }, { cookie });
  const chosen = 'finance_assumption=3.5000.10';

  // The page of a vehicle goes to $100,000 (S5-30), another one further.
  expect(await asked('?amount=150000')).toMatchObject({
    'Quoted: Amount': '$100,000, not the price of the vehicle, which was $120,000 Drive Away',
    'Quoted: Term': '6 years',
  });
  expect(await asked('?amount=20000', chosen)).toMatchObject({
    ...{
      'Quoted: Amount': expect.stringContaining('$20,000, not the price') as string,
      'Quoted: Deposit': '$5,000',
      'Quoted: Loan': '$15,000, the lender says whether it is secured',
    },
    ...{ 'Quoted: Term': '3 years', 'Quoted: Final payment': '$10,000' },
  });
  expect(await asked('?amount=20000&trade_in=9000&owed=2000')).toMatchObject({ 'Quoted: Trade-in': '$7,000' });
  expect(await asked('?amount=20000&term=long')).toEqual({});
});

test('a form that asks for the trade-in tells what its address says is owed on it beyond that', async () => {
  const asked = (query: string, trade_in = '0') =>
    api.details({ form: 'finance-enquiry', trade_in, url: `/finance-enquiry${query}` });

  expect(await asked('?trade_in=12000&owed=20000')).toMatchObject({
    'Still owed on the trade-in': '$8,000 more than it brings, not in these figures',
  });
  expect(await asked('?trade_in=12000&owed=20000', '3,000')).not.toHaveProperty('Still owed on the trade-in');
  expect(await asked('?trade_in=12000')).not.toHaveProperty('Still owed on the trade-in');
});

test('an enquiry from the page of a vehicle without a loan is taken, without figures', async () => {
  const suzuki = await api.aCar({ make: 'Suzuki', model: 'Swift' });

  expect(await api.details({ car_id: suzuki.id, url: `${suzuki.path}?amount=20000` })).toEqual({});
});

test('where the rate is locked, what an address says of it takes no figures from an enquiry (S5-41)', async () => {
  const flags = { ...api.server.sites.all()[0]!.flags, interest_locked: true };
  await api.server.addSite({ slug: 'sunrise-locked', group: 'sunrise', flags });
  const car = await api.aCar();
  const form = { car_id: car.id, url: `${car.path}?amount=20000&interest=low` };

  const told = await api.details(form, {}, 'sunrise-locked');

  expect(told).toMatchObject({
    'Quoted: Amount': expect.stringContaining('$20,000') as string,
    'Quoted: Interest rate': '10.00% p.a.',
  });
  expect(await api.details(form)).toEqual({});
});

test('a form that is sent again, its figures signed at another minute, is the same form', async () => {
  const form = anEnquiry({ form: 'finance-enquiry', url: '/finance-enquiry?amount=30000' });
  const { loan, vehicle } = await api.read(await api.tokenOf('amount=30000&term=5'));
  const signedAt = (at: string) =>
    quoteToken(api.server.config.SESSION_SECRET, 'sunrise-cars', { at: new Date(at), loan, vehicle });
  const sent = async (at: string) => {
    const answer = await enquiries(api.server).enquire({ ...form, quote: signedAt(at) });
    return [answer.statusCode, answer.json<{ lead_id: string }>().lead_id];
  };

  expect(await sent('2026-03-02T01:30:00Z')).toEqual([201, expect.any(String)]);
  expect(await sent('2026-03-02T01:31:00Z')).toEqual(await sent('2026-03-02T01:30:00Z'));
});

test('figures go with an enquiry: the lead keeps them, a changed link costs nobody their lead', async () => {
  const token = await api.tokenOf(`amount=30000&${FIGURES}`);

  expect(await api.quoted(token)).toMatchObject({
    'Quoted: Repayment': '$165 a fortnight',
    'Quoted: Interest rate': '8.50% p.a.',
    'Quoted: Comparison rate': expect.stringMatching(/^\d+\.\d\d% p\.a\.$/) as string,
    'Quoted: Trade-in': '$9,000',
    'Link to the figures': `http://${HOST}/finance-quote?signed=${token}`,
  });
  expect(await api.quoted(`${token}x`)).toEqual({ 'Finance quote': expect.stringContaining('changed') as string });
});

test('an amount that was not the price of the car stays what it was when the price changes', async () => {
  const car = await api.aCar();
  const { loan } = await api.read(await api.tokenOf(`car_id=${car.id}&amount=20000&term=5&interest=10`));
  const vehicle = { id: car.id, name: car.name, price: 28_000, price_text: '$28,000 Drive Away' };
  const token = quoteToken(api.server.config.SESSION_SECRET, 'sunrise-cars', { at: new Date(), loan, vehicle });

  const quote = await api.read(token);

  expect(quote.today).toEqual(loan);
  expect(quote.changes).toEqual([`The ${car.name} is $30,000 Drive Away today; it was $28,000 Drive Away.`]);
});
