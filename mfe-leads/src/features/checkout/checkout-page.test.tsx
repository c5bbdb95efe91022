import type { CarHold } from '@shared-kit/contracts/lead/reservation.contract';
import { leadsSettingsSchema } from '@shared-kit/contracts/settings/leads-settings.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { choicesApi } from '../../api/choices.api';
import { fillInContact } from '../../testing/fill-in-contact';
import { CheckoutPage } from './checkout-page';

const card = {
  ...{ id: 'c7', slug: 'kia-seltos', path: '/cars/kia-seltos', name: '2022 Kia Seltos', badge: null, car_type: 'used' },
  ...{ item_type: null, tag: null, stocknum: 'K7', price_text: '$30,000', price_type: 'Drive Away', price: 30_000 },
  ...{ image: null, dealership_slug: 'west', location_id: 'l1', location_name: null, available: true },
};

const refusal = {
  code: 'validation_failed' as const,
  detail: '',
  fieldErrors: { car_id: ['You can hold one vehicle at a time.'] },
  links: [{ label: 'Sign in with your mobile number', href: '/sign-in?redirect=%2Fcars%2Fkia-seltos%2Fcheckout' }],
};

function open(car: object, hold: CarHold = { state: 'free', own: null }, refused = false) {
  server.use(
    http.get('*/api/lead-cars/*', () => HttpResponse.json({ ...card, ...car })),
    http.get('*/api/car-holds/c7', () => HttpResponse.json(hold)),
    http.post('*/api/leads', () => HttpResponse.json(refusal, { status: 422 })),
    http.get('*/api/delivery', ({ request }) => {
      const price = new URL(request.url).searchParams.get('postcode') === '4870' ? 490 : null;
      return HttpResponse.json({ price, name: price && 'Cairns' });
    }),
    http.get('*/api/session', () => HttpResponse.json({ user: null })),
  );
  const site = aSite({ remotes: { 'mfe-leads': leadsSettingsSchema.parse({ reserve: true, hold_hours: 72 }) } });
  const at = { url: '/cars/kia-seltos/checkout', path: '/cars/:slug/checkout' };
  renderWithStore(<CheckoutPage />, {
    ...{ apis: [choicesApi], site, ...at },
    ...(refused && { formResult: { formId: 'reserve', values: {}, problem: refusal } }),
  });
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('before anything is paid it is said for how long the deposit holds the car', async () => {
  open({ reservable: true });

  expect(await screen.findByText(/takes the car off the market for you for 72 hours once it is paid/)).toBeVisible();
  expect(screen.getByText('Held for you once it is paid').nextElementSibling).toHaveTextContent('72 hours');
});

test('a car offered by subscription too is reserved at its price to buy, with what is left of that', async () => {
  const week = { price_text: '$199', price_type: 'a week by subscription' };
  const estimate = { text: '$31,000', type: 'estimated drive-away in QLD, 26 Nov 2026', amount: 31_000 };
  open({ reservable: true, ...week, to_buy: { text: '$30,000', type: 'Excl. Govt. Charges', estimate } });

  const sums = within(await screen.findByRole('complementary', { name: 'What it costs' }));
  expect(sums.getByText('Price').nextElementSibling).toHaveTextContent('$30,000 Excl. Govt. Charges');
  expect(sums.getByText('Left to pay at handover').nextElementSibling).toHaveTextContent(
    /^\$29,800 plus government charges, about \$30,800 with those estimated/,
  );
});

test('what is left to pay has the delivery in it that the form asks for, to the form’s postcode', async () => {
  open({ reservable: true, price_type: 'Excl. Govt. Charges' });
  const user = userEvent.setup();
  const left = () => screen.getByText('Left to pay at handover').nextElementSibling;
  const postcode = await screen.findByRole('textbox', { name: 'Postcode' });
  expect(left()).toHaveTextContent(/^\$29,800 plus government charges, plus delivery if you choose it$/);

  await user.click(screen.getByRole('radio', { name: 'Deliver it to me' }));
  expect(left()).toHaveTextContent(/^\$29,800 plus government charges, plus delivery$/);
  await user.type(postcode, '4870');
  expect((await screen.findByText('Delivery')).nextElementSibling).toHaveTextContent('$490');
  expect(left()).toHaveTextContent(/^\$30,290 plus government charges$/);
  await user.click(screen.getByRole('radio', { name: 'I pick it up' }));
  expect(left()).toHaveTextContent(/^\$29,800 plus government charges$/);
  expect(screen.queryByText('Delivery')).toBeNull();
});

test('charges are those of the state that it is delivered to, as the reservation says them afterwards', async () => {
  const inState = (state: string, amount: number) => ({
    ...{ text: formatMoney(amount), type: `estimated drive-away in ${state}, 26 Nov 2026`, amount },
  });
  const car = { reservable: true, price_type: 'Excl. Govt. Charges' };
  open({ ...car, price_estimate: inState('QLD', 31_000) });
  const user = userEvent.setup();
  const left = () => screen.getByText('Left to pay at handover').nextElementSibling;
  await user.click(await screen.findByRole('radio', { name: 'Deliver it to me' }));
  expect(left()).toHaveTextContent(/about \$30,800 with those estimated/);

  // The answer about the delivery has named the state: the API says prices by it from then on.
  server.use(
    http.get('*/api/lead-cars/*', () => HttpResponse.json({ ...card, ...car, price_estimate: inState('NSW', 32_000) })),
  );
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), '4870');
  await waitFor(() => expect(left()).toHaveTextContent(/about \$32,290 with those estimated/));
});

test.each<[CarHold['state'], string, RegExp]>([
  ['on-hold', 'This car is on hold', /has not paid the deposit yet/],
  ['reserved', 'This car is reserved', /Another shopper has reserved it/],
])('the checkout of a car that is %s says why, and where a shopper can go on', async (state, title, why) => {
  open({ reservable: false }, { state, own: null });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(links().slice(1)).toEqual(['Tell me if it comes free', 'Find Me Something Similar', 'Get Finance']);
});

test('who holds the car is led to their reservation', async () => {
  open({ reservable: false }, { state: 'on-hold', own: '/reservation/t' });

  expect(await screen.findByRole('heading', { level: 1, name: 'On hold for you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue your reservation' })).toHaveAttribute('href', '/reservation/t');
  expect(links()).toHaveLength(2);
});

test('a car that is sold is said to be, and is not asked about', async () => {
  open({ reservable: false, available: false });

  expect(await screen.findByText('It is sold.')).toBeVisible();
  expect(links().slice(1)).toEqual(['Find Me Something Similar', 'Get Finance']);
});

test.each([
  ['as it is sent', false],
  ['without JavaScript', true],
])('a refused second hold leads to where a shopper can go on, %s', async (_how, refused) => {
  open({ reservable: true }, undefined, refused);
  if (!refused) {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'I pick it up' }));
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await fillInContact(user);
    await user.click(screen.getByRole('button', { name: 'Go on to the deposit' }));
  }

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('You can hold one vehicle at a time.')).toBeVisible();
  expect(alert.queryByText('An error occurred when submitting this form')).not.toBeInTheDocument();
  if (!refused) expect(screen.getByRole('textbox', { name: 'First name' })).not.toHaveValue('');
  expect(alert.getByRole('link', { name: 'Sign in with your mobile number' })).toHaveAttribute(
    'href',
    refusal.links[0]?.href,
  );
});

test('a delivery that has no price is said beside the postcode, and what was typed stays', async () => {
  open({ reservable: true });
  const words = "Sorry, we can't provide an estimate for that location.";
  server.use(
    http.post('*/api/leads', () =>
      HttpResponse.json({ code: 'validation_failed', detail: '', fieldErrors: { postcode: [words] } }, { status: 422 }),
    ),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Deliver it to me' }));
  await user.type(screen.getByRole('textbox', { name: /^Delivery address/ }), '1 Esplanade');
  await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Go on to the deposit' }));

  const postcode = screen.getByRole('textbox', { name: 'Postcode' });
  await waitFor(() => expect(postcode).toHaveAccessibleDescription(new RegExp(words)));
  expect(postcode).not.toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Delivery address/ })).toHaveValue('1 Esplanade');
  expect(screen.getByRole('radio', { name: 'Deliver it to me' })).toBeChecked();
});
