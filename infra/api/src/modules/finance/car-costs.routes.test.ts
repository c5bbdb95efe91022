import type { CarCosts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { DriveAway } from '@shared-kit/contracts/finance/drive-away.contract';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise', group: 'sunrise' });
  await server.addGroup('harbour');
  await server.addSite({ slug: 'harbour', group: 'harbour' });
});
afterAll(() => server.stop());

const ask = async (cars: string, site = 'sunrise', cookie = '') =>
  (
    await server.app.inject({ url: `/api/car-costs?cars=${cars}`, headers: { host: `${site}.test`, cookie } })
  ).json<CarCosts>();

test('what costs are worked out from, of cars of this site alone, in the order they were asked for (A-70)', async () => {
  const rav = await server.addVehicle({
    ...{ group: 'sunrise', price: 35_990, price_type: 'Drive Away', fuel: 'Petrol' },
    ...{ state: 'QLD', simple_fuel: 'Petrol', simple_body: 'SUV' },
  });
  const swift = await server.addVehicle({ group: 'sunrise', make: 'Suzuki', model: 'Swift', price: 10 });
  const sold = await server.addVehicle({
    ...{ group: 'sunrise', price: 48_990, price_type: 'Drive Away', status: 'sold' },
    sold_date_timestamp: Math.floor(Date.now() / 1000),
  });

  const { cars } = await ask(`${swift.slug},none,${sold.slug},${rav.slug}`);

  // Nobody can own what is sold.
  expect(cars).toMatchObject([
    {
      ...{ slug: swift.slug, price: null, price_text: null, loans: [] },
      on_road: { dollars: null, source: 'Not included: the price is not told.' },
    },
    {
      ...{ slug: rav.slug, price: 35_990, price_text: '$35,990 Drive Away', fuel: 'Petrol' },
      loans: expect.arrayContaining([expect.objectContaining({ years: 5, deposit: 0 })]) as object,
      on_road: { dollars: 0, source: 'They are in the price.' },
      // Of four cylinders in Queensland: 423.50 and 386.80, together 810.30.
      registration: {
        dollars_a_year: 810.3,
        source: expect.stringMatching(/\$423\.50.*\$386\.80.*Queensland/) as string,
      },
    },
  ]);
  expect((await ask(rav.slug, 'harbour')).cars).toEqual([]);
  expect((await ask('')).cars).toEqual([]);
});

test('a price without government charges has those that are due once beside it, for the shopper’s state (R-LEGAL-02)', async () => {
  const facts = { group: 'sunrise', price: 35_990, state: 'QLD', simple_fuel: 'Petrol', car_type: 'new' as const };
  const without = await server.addVehicle({ ...facts, price_type: 'Excl. Govt. Charges' });
  const driveAway = await server.addVehicle({ ...facts, price_type: 'Drive Away' });
  const used = await server.addVehicle({ ...facts, car_type: 'used', price_type: 'Drive Away' });
  const unsaid = await server.addVehicle({ ...facts, price_type: 'Special' });

  const { cars, assumption } = await ask([without, driveAway, used, unsaid].map(({ slug }) => slug).join(','));
  const { ledger } = (
    await server.app.inject({ url: `/api/cars/${without.slug}/drive-away`, headers: { host: 'sunrise.test' } })
  ).json<DriveAway>();
  const once = ledger.lines.filter(({ kind }) => ['duty', 'transfer'].includes(kind));

  expect(assumption).toBeNull();
  expect(once[0]?.amount).toBeGreaterThan(0);
  expect(cars).toMatchObject([
    {
      price_text: '$35,990 Excl. Govt. Charges',
      on_road: {
        dollars: once.reduce((sum, { amount }) => sum + amount, 0),
        source: expect.stringMatching(
          /duty \$.*an estimate for Queensland (of|with the charges of) \d+ \w+ \d{4}\.$/,
        ) as string,
      },
      registration: { first_year_in_price: false },
    },
    { on_road: { dollars: 0, source: 'They are in the price.' }, registration: { first_year_in_price: true } },
    {
      on_road: { dollars: 0, source: 'They are in the price.' },
      registration: {
        first_year_in_price: false,
        source: expect.stringMatching(/\. How long it is registered for is not told here$/) as string,
      },
    },
    { on_road: { dollars: null, source: 'Not included: nobody says whether the price has them.' } },
  ]);
});

test('the terms that a shopper chose for all repayments are told and followed', async () => {
  const { slug } = await server.addVehicle({ group: 'sunrise', price: 35_990, price_type: 'Drive Away' });
  const { assumption, cars } = await ask(slug, 'sunrise', 'finance_assumption=3.5000.0');

  expect(assumption).toEqual({ termYears: 3, deposit: 5_000, balloonPercent: 0 });
  expect(cars[0]?.loans).toHaveLength(7);
  for (const { deposit, repayment } of cars[0]?.loans ?? []) {
    expect(deposit).toBe(5_000);
    expect(repayment).toMatchObject({ termYears: 3, loanAmount: 30_990, deposit: 5_000 });
  }
});

test('what is left of a registration in the shopper’s state is told, to the whole month, and no day that is none', async () => {
  const facts = { group: 'sunrise', price: 35_990, price_type: 'Drive Away', car_type: 'used' as const, state: 'QLD' };
  const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [paid, over, odd, elsewhere] = await Promise.all([
    server.addVehicle({ ...facts, rego_expiry: ahead(200) }),
    server.addVehicle({ ...facts, rego_expiry: ahead(-30) }),
    server.addVehicle({ ...facts, rego_expiry: '2099-99-99' }),
    server.addVehicle({ ...facts, rego_expiry: ahead(200), state: 'NSW' }),
  ]);
  const { cars } = await ask([paid, over, odd].map(({ slug }) => slug).join(','));

  expect(cars.map(({ registration }) => registration?.paid)).toEqual([
    { until: expect.stringMatching(/^\d+ \w+ \d{4}$/) as string, months: 6 },
    null,
    null,
  ]);
  const { cars: inItsState } = await ask(elsewhere.slug);
  expect(inItsState[0]?.registration?.paid).toMatchObject({ months: 6 });
  const { cars: inQueensland } = await ask(elsewhere.slug, 'sunrise', 'shopper-state=QLD');
  expect(inQueensland[0]?.registration?.paid).toBeNull();
});

test('vehicles in several states are compared by the charges of one, the shopper’s or else the site’s, and it is said', async () => {
  const facts = { group: 'sunrise', price: 35_990, price_type: 'Excl. Govt. Charges', simple_fuel: 'Petrol' };
  const [here, there] = [
    await server.addVehicle({ ...facts, state: 'QLD' }),
    await server.addVehicle({ ...facts, state: 'SA' }),
  ];
  const both = `${here.slug},${there.slug}`;
  const sums = ({ cars }: CarCosts) =>
    cars.map(({ on_road, registration }) => [on_road.dollars, registration?.dollars_a_year, registration?.source]);

  const unasked = await ask(both);
  expect(unasked.in_state).toBe('Queensland');
  expect(sums(unasked)[1]).toEqual(sums(unasked)[0]);
  expect(sums(unasked)[0]?.[2]).toMatch(/Queensland/);
  const named = await ask(both, 'sunrise', 'shopper-state=SA');
  expect(named.in_state).toBeNull();
  expect(sums(named)[1]).toEqual(sums(named)[0]);
  // The insurance is in the registration there: nobody is told that it costs nothing.
  expect(sums(named)[0]?.[2]).toMatch(
    /^Registration with levies and CTP insurance, 12 months \$670: an estimate for South Australia/,
  );
  expect((await ask(there.slug)).in_state).toBeNull();
  // Beside the costs stand the estimates on the road: of the same state.
  const inQueensland: unknown = expect.stringMatching(/^estimated drive-away in QLD/);
  const compare = { url: `/api/compare?cars=${both}`, headers: { host: 'sunrise.test' } };
  const { cars } = (await server.app.inject(compare)).json<{ cars: CarCard[] }>();
  expect(cars.map(({ drive_away }) => drive_away?.type)).toEqual([inQueensland, inQueensland]);
});
