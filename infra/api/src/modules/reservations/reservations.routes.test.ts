import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { sql } from 'drizzle-orm';
import { anEnquiry } from '../../../test/enquiry';
import { waySimilar, waysFromHeld, wayToFinance } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import { RESERVING, startReservationDesk } from '../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../test/desks/reservation-desk';

const IN_WORDS = /^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}, \d+:\d\d\s[ap]m A[A-Z]{2,3}T$/;

const DELIVERED = { handover: 'Deliver it to me', delivery_address: '1 Esplanade' };

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

test('of twenty shoppers who reserve one car at one moment exactly one gets it, and the others hear so', async () => {
  const car = await desk.aCar();
  const before = await desk.leads.counts();

  const all = await Promise.all(Array.from({ length: 20 }, () => desk.reserve(car.id)));

  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  for (const answer of all.filter(({ statusCode }) => statusCode !== 201)) {
    expect(answer.json()).toMatchObject({
      fieldErrors: { car_id: ['Somebody else is reserving it at this moment.'] },
      // What the checkout offers who opens it later (`not-reservable.tsx`).
      links: waysFromHeld(car.slug),
    });
  }
  expect((await desk.leads.counts()).leads).toBe(before.leads + 1);
  expect((await desk.get(`/api/lead-cars/${car.id}`)).json()).toMatchObject({ reservable: false });
});

test('a deposit holds its car for the hours that the site promises, from when it was paid', async () => {
  const token = await desk.reserved();
  await desk.webhook('checkout.session.completed', token);

  const rows = await desk.leads.inDatabase(
    sql`select extract(epoch from expires_at - paid_at)::int as seconds from reservation where id::text = ${token.split('.')[0]}`,
  );
  expect(rows).toEqual([{ seconds: 72 * 3600 }]);
});

test('a paid car shows as reserved on its page and its card until the money goes back, whatever its feed says', async () => {
  const car = await desk.aCar();
  const token = await desk.reserved(car.id);
  const shown = async () => {
    const page = (await desk.get(`/api/cars/${car.slug}`)).json<{ reserved: boolean }>();
    const [row] = await desk.leads.inDatabase<{ reserved: boolean; card: { reserved: boolean } }>(
      sql`select reserved, card from vehicle where id = ${car.id}`,
    );
    return [page.reserved, row?.reserved, row?.card.reserved];
  };
  const revision = () => desk.leads.inDatabase(sql`select revision::int from stock_revision`);
  expect(await shown()).toEqual([false, false, false]);

  await desk.webhook('checkout.session.completed', token);
  expect(await shown()).toEqual([true, true, true]);
  const afterPayment = await revision();
  await desk.leads.inDatabase(
    sql`update vehicle set reserved = false, card = card || '{"reserved": false}', doc = doc || '{"reserved": false}' where id = ${car.id}`,
  );
  expect(await shown()).toEqual([true, true, true]);

  await desk.webhook('charge.refunded', token);
  expect(await shown()).toEqual([false, false, false]);
  expect(await revision()).not.toEqual(afterPayment);
});

test('the shopper reads until when the car is held, before the deposit and after it as long as the site promises', async () => {
  const token = await desk.reserved();
  const read = async () =>
    (await desk.get(`/api/reservations/${token}`)).json<{
      expires_at: string;
      held_until: string;
      conditions: string[];
    }>();
  const held = await read();
  expect(held.held_until).toMatch(IN_WORDS);
  expect(held.conditions[0]).toBe('Your deposit holds it for you for 72 hours from when it is paid.');

  await desk.webhook('checkout.session.completed', token);

  const { expires_at: until, held_until: words, conditions } = await read();
  expect(conditions[0]).toBe(`Your deposit holds it for you until ${words}.`);
  const hours = (Date.parse(until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
  expect(words).toMatch(IN_WORDS);
});

test.each([
  ['4870', DELIVERED, '$490'],
  ['4870', {}, undefined],
  ['2000', {}, undefined],
])('to %s with %p its sums have the delivery that was chosen: %p (A-69)', async (postcode, typed, price) => {
  const { next } = (await desk.reserve((await desk.aCar()).id, { postcode, ...typed })).json<{ next: string }>();
  const { sums } = (await desk.get(`/api${next.replace('/reservation/', '/reservations/')}`)).json<ReservationView>();

  expect(sums.find(({ name }) => name === 'sum_delivery')?.value).toBe(price);
});

test.each([
  ['2000', /^Sorry, we can't provide an estimate for that location\. Choose to pick it up, or give us a call/],
  ['9999', /^Invalid postcode\. /],
])(
  'a delivery to %s, which has no price, is refused beside the postcode, and nothing is held (S8-02)',
  async (postcode, words) => {
    const car = await desk.aCar();
    const before = await desk.leads.counts();
    const refused = await desk.reserve(car.id, { ...DELIVERED, postcode });

    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ fieldErrors: { postcode: [expect.stringMatching(words)] } });
    expect((await desk.leads.counts()).leads).toBe(before.leads);
    expect((await desk.get(`/api/lead-cars/${car.id}`)).json()).toMatchObject({ reservable: true });
    expect((await desk.reserve(car.id, { postcode })).statusCode).toBe(201);
  },
);

test('at a site without any price for deliveries a person says what one costs: it is reserved without', async () => {
  await desk.server.addSite({ slug: 'sunrise-calls', group: 'sunrise', remotes: { 'mfe-leads': { reserve: true } } });
  const shopper = { email: 'calls@example.com', phone: '0412 345 611', postcode: '2000' };
  const asked = anEnquiry({ ...RESERVING, ...DELIVERED, ...shopper, car_id: (await desk.aCar()).id });

  expect((await desk.leads.enquire(asked, { host: 'sunrise-calls.test' })).statusCode).toBe(201);
});

test('a hold that runs out frees the car for the next shopper', async () => {
  const car = await desk.aCar();
  const first = await desk.reserved(car.id);
  await desk.letHoldRunOut(first);

  expect((await desk.reserve(car.id)).statusCode).toBe(201);
  expect(await desk.stateOf(first)).toBe('expired');
});

test.each([
  ['sold', { status: 'sold' }],
  ['coming soon', { status: 'coming_soon' }],
  ['reserved at the dealer', { reserved: true }],
  ['without a price', { price: 10 }],
  ['for test drives only', { tag: 'TEST DRIVE ONLY' }],
])('a car that is %s cannot be reserved', async (_what, facts) => {
  const car = await desk.aCar(facts);
  const answer = await desk.reserve(car.id);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    fieldErrors: { car_id: [expect.stringContaining('cannot be reserved online')] },
    links: [waySimilar(car.slug), wayToFinance(car.slug)],
  });
});

test('nothing is reserved on a site that does not reserve', async () => {
  const car = await desk.aCar();
  const answer = await desk.leads.enquire(anEnquiry({ ...RESERVING, car_id: car.id }), { host: 'sunrise-vans.test' });

  expect(answer.statusCode).toBe(422);
  expect((await desk.get(`/api/lead-cars/${car.slug}`)).json()).toMatchObject({ reservable: true, id: car.id });
});

test('a form sent twice is one reservation', async () => {
  const typed = anEnquiry({ ...RESERVING, car_id: (await desk.aCar()).id });

  const [first, second] = [await desk.leads.enquire(typed), await desk.leads.enquire(typed)];

  expect(second.json()).toEqual(first.json());
});

test('a delivery by distance is priced from where the reserved car stands (A-69)', async () => {
  const { server, leads } = desk;
  const remotes = { 'mfe-leads': { reserve: true }, 'mfe-finance': { delivery_bands: [{ up_to_km: 50, price: 120 }] } };
  await server.addSite({ slug: 'sunrise-near', group: 'sunrise', remotes });
  const unmapped = { place_id: null, place_url: null, map_key: null };
  const address = {
    ...{ id: 'noosa', street: '1 Main', city: 'Noosa', state: 'QLD', postcode: '4567' },
    ...{ ...unmapped, lat: -26.4, long: 153.05 },
  };
  const { id, name, slug } = await server.addLocation({ group: 'sunrise', name: 'Noosa yard', address });
  const car = await desk.aCar({ location: { id, name, slug } });
  const shopper = { email: 'noosa@example.com', phone: '0412 345 600' };
  const asked = { ...shopper, postcode: '4567', handover: 'Deliver it to me', delivery_address: '1 Hastings Street' };
  const host = 'sunrise-near.test';

  const reserved = await leads.enquire(anEnquiry({ ...RESERVING, car_id: car.id, ...asked }), { host });
  const { next } = reserved.json<{ next: string }>();
  const read = await server.app.inject({
    url: `/api${next.replace('/reservation/', '/reservations/')}`,
    headers: { host },
  });

  expect(read.json<ReservationView>().sums.find(({ name: of }) => of === 'sum_delivery')?.value).toBe('$120');
});

test('a price without government charges has its estimate among the sums, for the state of whoever reserves', async () => {
  const facts = { state: 'QLD', simple_fuel: 'Petrol', simple_body: 'SUV', price_type: 'Excl. Govt. Charges' };
  const onTheRoad = async (cookie: string) => {
    const { next } = (await desk.reserve((await desk.aCar(facts)).id, {}, { cookie })).json<{ next: string }>();
    const { sums } = (await desk.get(`/api${next.replace('/reservation/', '/reservations/')}`)).json<ReservationView>();
    const valueOf = (sum: string) => sums.find(({ name }) => name === sum)?.value;
    expect(valueOf('sum_balance')).toMatch(/ plus government charges, about \$3\d,\d{3} with those estimated$/);
    return valueOf('sum_drive_away');
  };

  // 300 x 3 = 900; 423.50, so 424; 386.80, so 387
  expect(await onTheRoad('')).toMatch(
    /^\$31,711 estimated drive-away in QLD(,| with the charges of) \d+ [A-Z][a-z]{2} \d{4}$/,
  );
  // 900; 649; 560
  expect(await onTheRoad('shopper-state=NSW')).toMatch(
    /^\$32,109 estimated drive-away in NSW(,| with the charges of) /,
  );
});
