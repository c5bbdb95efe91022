import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { NO_DELIVERY_IN_CHECKOUT } from '@shared-kit/domain/price/delivery-words';
import { DeliveryCalculator } from './delivery-calculator';

const delivery_zones = [{ name: 'Brisbane', postcodes: ['4000-4209'], price: 0 }];
const remotes = { 'mfe-finance': financeSettingsSchema.parse({ delivery_zones }) };
const SORRY =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** Shows the calculator; the postcodes it asked about, in order. */
function show(answer: (postcode: string) => Response | Promise<Response>, url = '/cars/x') {
  const asked: string[] = [];
  server.use(
    http.get('*/api/delivery', ({ request }) => {
      const postcode = new URL(request.url).searchParams.get('postcode') ?? '';
      asked.push(postcode);
      return answer(postcode);
    }),
  );
  renderWithStore(<DeliveryCalculator slug="cx-5" />, { apis: [financeApi], site: aSite({ remotes }), url });
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return asked;
}
const price = (dollars: number | null, name: string | null = 'Brisbane') => HttpResponse.json({ price: dollars, name });
const delivery = (facts: Partial<Delivery>) => HttpResponse.json({ price: null, name: null, ...facts });
const field = () => screen.getByLabelText('Your postcode');

async function ask(postcode: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), `${postcode}{Enter}`);
}

test('no postcode is asked for in its words, and nobody is called (S5-15)', async () => {
  const asked = show(() => price(0));

  await userEvent.click(screen.getByRole('button', { name: 'Estimate delivery' }));
  await ask('   ');

  expect(screen.getByText('Please enter a postcode.')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Please enter a postcode.');
  expect(asked).toEqual([]);
});

test.each([
  [0, 'Free delivery to Brisbane'],
  [490, 'Delivery to Brisbane: $490'],
  [null, SORRY],
])('a price of %p says %p (A-27, S8-02)', async (dollars, sentence) => {
  const asked = show(() => price(dollars));

  await ask('4000');

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(asked).toEqual(['4000']);
});

test('what was asked stands in the address, beside what it said, so that a link and the checkout have it', async () => {
  history.replaceState(null, '', '/cars/x?term=5#delivery');
  show(() => price(0));

  await ask('4000');

  expect(location.search + location.hash).toBe('?term=5&delivery_postcode=4000#delivery');
});

test.each([
  ['with 503', () => new HttpResponse(null, { status: 503 })],
  ['without an answer', () => HttpResponse.error()],
])(
  'a lookup that fails %s is no word on the place, and the same postcode can be asked again (S4-37)',
  async (_how, fail) => {
    let isDown = true;
    const asked = show(() => (isDown ? fail() : price(0)));
    await ask('4000');
    expect(
      await screen.findByText('Delivery could not be looked up right now. Please try again in a moment.'),
    ).toBeVisible();
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Estimate delivery' }));

    expect(await screen.findByText('Free delivery to Brisbane')).toBeVisible();
    expect(asked).toEqual(['4000', '4000']);
  },
);

test('what comes late for an earlier postcode never stands for the later one (S4-38)', async () => {
  const slow = Promise.withResolvers<Response>();
  show((postcode) => (postcode === '4000' ? slow.promise : price(490, 'Cairns')));

  await ask('4000');
  expect(screen.getByRole('status')).toHaveTextContent('Looking it up …');
  await ask('4870');
  expect(await screen.findByText('Delivery to Cairns: $490')).toBeVisible();
  slow.resolve(price(0));
  await ask('4870');

  expect(screen.getByText('Delivery to Cairns: $490')).toBeVisible();
  expect(screen.queryByText(/Free delivery/)).not.toBeInTheDocument();
});

test('an address that asks, as a page without JavaScript does, is answered', async () => {
  show(() => price(0), '/cars/x?delivery_postcode=4000');

  expect(await screen.findByText('Free delivery to Brisbane')).toBeVisible();
  expect(field()).toHaveValue('4000');
});

test('a site without a price list shows none', () => {
  const none = { 'mfe-finance': financeSettingsSchema.parse({}) };
  const { container } = renderWithStore(<DeliveryCalculator slug="cx-5" />, {
    apis: [financeApi],
    site: aSite({ remotes: none }),
  });

  expect(container.querySelector('section')).toBeNull();
});

test('a postcode that there is not is said to be invalid beside its field, with what was typed, and the car is asked about (S8-05)', async () => {
  const cars: (string | null)[] = [];
  show(() => delivery({ known: false, pick_up: [{ name: 'Noosa yard', km: null }] }));
  server.events.on('request:start', ({ request }) => cars.push(new URL(request.url).searchParams.get('car_id')));

  await ask('90210');

  expect(await screen.findByText('Invalid postcode')).toBeVisible();
  expect(field()).toHaveValue('90210');
  expect(field()).toHaveAccessibleDescription('Invalid postcode');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText(/^Or pick it up/)).not.toBeInTheDocument();
  expect(cars).toEqual(['cx-5']);
});

test('a price by distance says from where, how far and who said so, and where the car can be picked up (A-69)', async () => {
  show(() =>
    delivery({
      ...{ price: 690, name: 'Cairns 4870', km: 1_388, from: 'Noosa yard', located_by: 'places' },
      pick_up: [
        { name: 'Noosa yard', km: 1_388 },
        { name: 'Springwood', km: null },
      ],
    }),
  );

  await ask('4870');

  expect(await screen.findByText('Delivery to Cairns 4870: $690')).toBeVisible();
  expect(screen.getByText('About 1,388 km from Noosa yard as the crow flies, by our list of places.')).toBeVisible();
  expect(screen.getByText('Or pick it up: Noosa yard, about 1,388 km away, Springwood.')).toBeVisible();
});

test('a site that prices by distance alone has the calculator too', () => {
  const byKm = { 'mfe-finance': financeSettingsSchema.parse({ delivery_bands: [{ up_to_km: 50, price: 0 }] }) };
  renderWithStore(<DeliveryCalculator slug="cx-5" />, { apis: [financeApi], site: aSite({ remotes: byKm }) });

  expect(screen.getByRole('form', { name: 'Delivery estimate' })).toBeInTheDocument();
});

test('in a checkout, which has no enquiry form, the words lead to picking it up', async () => {
  server.use(http.get('*/api/delivery', () => price(null)));
  const site = aSite({ remotes });
  renderWithStore(<DeliveryCalculator slug="cx-5" noEstimate={NO_DELIVERY_IN_CHECKOUT} />, {
    apis: [financeApi],
    site,
  });
  await ask('7000');

  expect(
    await screen.findByText(/^Sorry, .* Choose to pick it up, or give us a call to get a quote\.$/),
  ).toBeInTheDocument();
});
