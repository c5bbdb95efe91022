import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Email } from 'postal-mime';
import { expectAdf, readAs } from '../../../../test/desks/mail-reading';
import type { Reading } from '../../../../test/desks/mail-reading';
import { WEST, startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';
import { momentInWords } from '../../../text/moment-in-words';
import { importModels } from '../../vehicle/models/import-models.repository';

/** Each form, and both of its mails read as a person would: right vehicle, place, time, link and sender. */

let desk: MailDesk;
let car: Car;
let drive: { location_id: string; booking_date: string; booking_time: string };
let service: typeof drive;
const year = new Date().getFullYear() - 3;

beforeAll(async () => {
  desk = await startMailDesk();
  const facts = { group: 'sunrise', dealership_slug: 'west', price_type: 'Drive Away' };
  car = await desk.server.addVehicle({ ...facts, stocknum: 'W100', price: 35_990 });
  for (const price of [28_000, 30_000, 32_000])
    await desk.server.addVehicle({
      ...facts,
      name: 'Other car',
      make: 'Kia',
      model: 'Seltos',
      year,
      km: 40_000,
      price,
    });
  const ev9 = { name: 'EV9', slug: 'kia-ev9', make: 'Kia', make_slug: 'kia', manufacturer_body: 'SUV' };
  await importModels(desk.server.ownerDb, 'sunrise', [modelSchema.parse(ev9)]);
  drive = await desk.freeTime('test-drive', 'west-yard');
  service = await desk.freeTime('service', 'west-workshop');
});
afterAll(() => desk.stop());

type Case = { typed: () => object; shopper: Reading; dealer: Reading };

const when = ({ booking_date, booking_time }: typeof drive) =>
  momentInWords(new Date(`${booking_date}T${booking_time}:00+10:00`), 'Australia/Brisbane');
const RAV4 = 'the 2021 Toyota RAV4 GXL';
const STOCK = '2021 Toyota RAV4 GXL (stock W100)';
const dealer = (subject: string, ...says: (string | RegExp)[]): Reading => ({ subject, says });
const shopper = (subject: string | RegExp, ...says: (string | RegExp)[]): Reading => ({ subject, says });

const CASES: Readonly<Record<LeadFormId, Case>> = {
  enquiry: {
    typed: () => ({ form: 'enquiry', car_id: car.id, message: 'Is it there?' }),
    shopper: {
      ...shopper(`Your enquiry about ${RAV4}`, `Thank you for your enquiry about ${RAV4}.`),
      not: /Is it there/,
    },
    dealer: dealer(`General Enquiry: ${STOCK}`, `Zoë O'Hara asks about ${RAV4}`, 'Price: $35,990 Drive Away'),
  },
  'request-photos': {
    typed: () => ({ form: 'request-photos', car_id: car.id }),
    shopper: shopper(`Photos of ${RAV4}`, `You asked Sunrise West for photos of ${RAV4}.`),
    dealer: dealer(`Photo Request: ${STOCK}`, `would like photos of ${RAV4}`),
  },
  similar: {
    typed: () => ({ form: 'similar', car_id: car.id, budget: '40000' }),
    shopper: shopper(`Something like ${RAV4}`, 'Your budget: $40,000'),
    dealer: dealer(`Similar Vehicle: ${STOCK}`, `is looking for something like ${RAV4}`),
  },
  'test-drive': {
    typed: () => ({ form: 'test-drive', car_id: car.id, ...drive }),
    shopper: shopper(/^Your test drive on \w+day/, `Your test drive of ${RAV4} is booked for`, 'ready at the front'),
    dealer: dealer('Test Drive: 2021 Toyota RAV4 GXL (stock W100), ', 'Booked for: ', 'Place: Main yard'),
  },
  service: {
    typed: () => ({
      ...{ form: 'service', ...service, service_type: 'Brakes', vehicle_rego: '123ABC', vehicle_wanted: 'Kia Rio' },
    }),
    shopper: shopper(/^Your service on \w+day/, 'Bring your keys and your service book'),
    dealer: dealer("Service Booking: Zoë O'Hara, ", 'booked a service on', 'Make, model and year: Kia Rio'),
  },
  'order-now': {
    typed: () => ({ form: 'order-now', location_id: 'west-yard', model_name: 'ev9 Air' }),
    shopper: shopper(
      'Your order request for the Kia EV9',
      'to order the Kia EV9 for you',
      'Nothing is ordered before you sign.',
    ),
    dealer: dealer("Order Now: Zoë O'Hara", 'would like to order a Kia EV9'),
  },
  offer: {
    typed: () => ({ form: 'offer', car_id: car.id, offer_amount: '34000' }),
    shopper: shopper(`Your offer for ${RAV4}`, `You offered $34,000 for ${RAV4}.`),
    dealer: dealer(`Offer: ${STOCK}`, `offers $34,000 for ${RAV4}`),
  },
  reserve: {
    typed: () => ({ form: 'reserve', car_id: car.id, handover: 'I pick it up', paying_by: 'Bank transfer' }),
    shopper: {
      ...shopper(
        /^The 2021 Toyota RAV4 GXL is held for you until \w+day /,
        /We hold the 2021 Toyota RAV4 GXL for you until \w+day .* It is not reserved yet\./,
        'Pay the deposit of $200: http://sunrise-cars.test/reservation/',
        'Price: $35,990 Drive Away',
        'All of the $200 goes back',
      ),
      not: /off the market|confirmed/i,
    },
    dealer: dealer(`Deposit Started: ${STOCK}`, 'the deposit is not paid yet', /Held until: \w+day/),
  },
  'trade-in': {
    typed: () => ({
      ...{ form: 'trade-in', car_id: car.id, trade_make: 'Kia', trade_year: String(year) },
      ...{ trade_km: '40,000', trade_condition: 'Good', trade_model: 'Seltos' },
    }),
    shopper: {
      ...shopper(
        `Your ${year} Kia Seltos: our estimate`,
        `Thank you for offering your ${year} Kia Seltos to Sunrise West.`,
        'Our estimate: $24,000 to $26,400',
        'See your estimate and add photos: http://sunrise-cars.test/trade-in/offer/',
        'Towards: 2021 Toyota RAV4 GXL',
      ),
      not: /enquiry about the 2021/i,
    },
    dealer: dealer(
      `1. Valuation: ${year} Kia Seltos`,
      `offers a ${year} Kia Seltos, estimated at $24,000 to $26,400`,
      'Estimate: $25,200',
      'Range shown: $24,000 to $26,400, from 3 comparable vehicles',
    ),
  },
  parts: {
    typed: () => ({ form: 'parts', location_id: 'west-parts', part_wanted: 'Tow bar', vehicle_wanted: 'Hilux' }),
    shopper: { ...shopper('Your parts enquiry to Sunrise West', 'The parts counter checks stock'), not: /Tow bar/ },
    dealer: dealer("Parts Enquiry: Zoë O'Hara", 'asks for a part or accessory', 'Tow bar'),
  },
  careers: {
    typed: () => ({ form: 'careers', area: 'Workshop', message: 'I fix cars' }),
    shopper: shopper('Your application to Sunrise West', 'Area of work: Workshop'),
    dealer: dealer("Career Enquiry: Zoë O'Hara", 'applies for work: Workshop'),
  },
  fleet: {
    typed: () => ({ form: 'fleet', company: 'Acme', fleet_size: '12' }),
    shopper: shopper('Your fleet enquiry to Sunrise West', 'A fleet manager calls you'),
    dealer: dealer("Fleet Enquiry: Zoë O'Hara", 'asks about a fleet of 12', 'Company: Acme'),
  },
  'finance-enquiry': {
    typed: () => ({
      ...{ form: 'finance-enquiry', car_id: car.id, amount: '35,990', deposit: '5000', term_years: '5' },
      url: '/finance-enquiry?trade_in=12000&owed=20000',
    }),
    shopper: shopper(
      `Your finance enquiry about ${RAV4}`,
      'Still owed on the trade-in: $8,000 more than it brings',
      'Cash price of the vehicle: $35,990 Drive Away',
      'Amount of credit: $30,990, the cash price less deposit',
      'Years: 5',
    ),
    dealer: dealer(
      `Finance Enquiry: ${STOCK}`,
      `asks about finance for ${RAV4}`,
      'Still owed on the trade-in: $8,000 more than it brings',
      'Cash price of the vehicle: $35,990 Drive Away',
      'Amount of credit: $30,990, the cash price less deposit',
    ),
  },
  'finance-pre-approval': {
    typed: () => ({
      ...{ form: 'finance-pre-approval', amount: '30000', term_years: '5', employment: 'Full time', income: '90000' },
      housing: 'In my own home',
    }),
    shopper: { ...shopper('Your request for a finance pre-approval', 'Amount to borrow: $30,000'), not: /90,?000/ },
    dealer: dealer("Pre-Approval: Zoë O'Hara", 'asks for a finance pre-approval'),
  },
  'online-payment': {
    typed: () => ({ form: 'online-payment', invoice: 'INV-1', amount: '150' }),
    shopper: shopper('Your request for a payment link', 'You asked Sunrise West for a link to pay $150.'),
    dealer: dealer("Online Payment: Zoë O'Hara", 'would like a link to pay $150', 'INV-1'),
  },
  'spin-to-win': {
    typed: () => ({ form: 'spin-to-win', phone: '0455500111' }),
    shopper: shopper('Your spin of the wheel: A free wash', /Prize code: \S+/),
    dealer: dealer("Spin To Win: Zoë O'Hara", 'spun the wheel: A free wash'),
  },
};

test('every form there is has its mails read here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(LEAD_FORMS).toSorted());
});

test.each(Object.entries(CASES))(
  '%s: both mails are about the right thing, from and to the right place',
  async (form, kind) => {
    const cookie = form === 'spin-to-win' ? await desk.signIn('0455500111') : '';
    const { email, leadId } = await desk.send(kind.typed(), cookie);

    const toDealer = await desk.mail('dealer', email, /./);
    const toShopper = await desk.mail('shopper', email, /./);

    expect(toDealer.envelopeTo).toEqual([WEST.email]);
    expect(toDealer.from).toMatchObject({ name: 'Sunrise Cars website' });
    expect(toShopper.from).toMatchObject({ name: 'Sunrise Cars' });
    expect(toShopper.replyTo).toEqual([{ name: WEST.name, address: WEST.email }]);
    readAs(toDealer, kind.dealer);
    readAs(toShopper, kind.shopper);
    for (const said of [WEST.addressLine, leadId, '07 3111 2222']) expect(toShopper.text).toContain(said);
    expect(toShopper.html).toContain(`href="${WEST.tel}"`);
    expect(toDealer.text).toContain(`Address: ${WEST.addressLine}`);
    expectAdf(toDealer, form);
    for (const mail of [toDealer, toShopper]) await expectSound(mail);
  },
);

let pricesSeen = 0;

/** No price without its type, and every link leads to this site, the phone or the mailbox; those of the API are there. */
async function expectSound({ text = '', html = '' }: Email): Promise<void> {
  for (const [price] of text.matchAll(/\$35,\d{3}.{0,28}/g)) {
    expect(price).toMatch(/ Drive Away|government charges/);
    pricesSeen += 1;
  }
  for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g))
    expect(href).toMatch(/^(http:\/\/sunrise-cars\.test\/|tel:\+61\d{9}$|mailto:)/);
  const pages = { booking: 'bookings', reservation: 'reservations', preferences: 'preferences', offer: 'valuations' };
  for (const [, page, token] of text.matchAll(/\/(booking|reservation|preferences|offer)\/([\w.-]+)/g))
    expect((await desk.call(`/api/${pages[page as keyof typeof pages]}/${token}`)).statusCode).toBe(200);
}

test('prices were among the mails above', () => {
  expect(pricesSeen).toBeGreaterThan(5);
});

test('a booked time reads the same in subject, mail, page and calendar, on the clock of the site', async () => {
  const time = await desk.freeTime('test-drive', 'west-yard');
  const { email, token } = await desk.send({ form: 'test-drive', car_id: car.id, ...time });

  const mail = await desk.mail('shopper', email, /test drive/);
  const page = (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>();

  expect(page.when).toBe(when(time));
  expect(mail.subject).toBe(`Your test drive on ${page.when}`);
  expect(mail.text).toContain(`When: ${page.when}`);
  expect((await desk.mail('dealer', email, /Test Drive/)).text).toContain(`Booked for: ${page.when}`);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['booking.ics']);
});
