import { buttonSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Button } from '@shared-kit/contracts/site/site-config.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { choicesApi } from '../../api/choices.api';
import { CarActions } from './car-actions';

const car = {
  carId: 'c7',
  slug: 'kia-seltos',
  carName: '2022 Kia Seltos',
  dealershipSlug: 'north',
  locationId: 'l1',
  available: true,
  reservable: true,
};
const buttons = ['enquire', 'reserve', 'testDrive', 'finance', 'tradeIn', 'chatWithUs'] as const;

function links(props: Partial<typeof car>, chosen: readonly (typeof buttons)[number][] = buttons) {
  renderWithStore(<CarActions {...car} {...props} />, {
    apis: [choicesApi],
    site: aSite({ sidebar_buttons: [...chosen] }),
  });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('each button the site chose leads to its own page, with the car in view', () => {
  expect(links({ reservable: true })).toEqual([
    '/cars/kia-seltos/checkout',
    '/book-test-drive?car_id=kia-seltos',
    '/finance-enquiry?car_id=kia-seltos',
    '/cars/trade-in?car_id=c7',
    '#enquire',
  ]);
});

test('the postcode that a delivery was asked for goes along to the checkout, also one that was asked since', async () => {
  renderWithStore(<CarActions {...car} />, {
    apis: [choicesApi],
    site: aSite({ sidebar_buttons: ['reserve'] }),
    url: '/cars/kia-seltos?delivery_postcode=4870',
  });
  const reserve = screen.getByRole('link', { name: 'Reserve online' });
  expect(reserve).toHaveAttribute('href', '/cars/kia-seltos/checkout?delivery_postcode=4870');

  history.replaceState(null, '', '/cars/kia-seltos?delivery_postcode=3000');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: reserve });
  expect(reserve).toHaveAttribute('href', '/cars/kia-seltos/checkout?delivery_postcode=3000');
});

test('whatever a site can choose is drawn, but for what the page has already, and in the order of the page', () => {
  renderWithStore(<CarActions {...car} />, {
    apis: [choicesApi],
    site: aSite({ sidebar_buttons: buttonSchema.options.toReversed() }),
  });
  const onPage: readonly Button[] = ['enquire', 'CTD', 'details'];

  const drawn = screen.getAllByRole('link').map((link) => link.textContent);
  expect(drawn).toHaveLength(buttonSchema.options.length - onPage.length);
  expect([drawn[0], drawn.at(-1)]).toEqual(['Reserve online', 'Ask us a question']);
});

test('chatting leads to where the site answers at once, else to its form', () => {
  const chat_url = 'https://chat.dealer.example/';
  renderWithStore(<CarActions {...car} />, {
    apis: [choicesApi],
    site: aSite({ sidebar_buttons: ['chatWithUs'], chat_url }),
  });

  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', chat_url);
});

test('chatting leads to the own desk with the vehicle in view, where a site has it', () => {
  const remotes = { 'mfe-leads': { chat: { provider: 'desk' } } };
  renderWithStore(<CarActions {...car} />, {
    apis: [choicesApi],
    site: aSite({ sidebar_buttons: ['chatWithUs'], remotes }),
  });

  expect(screen.getByRole('link', { name: 'Message us' })).toHaveAttribute('href', `/chat?car_id=${car.slug}`);
});

test('a car that cannot be reserved offers something similar instead', () => {
  expect(links({ reservable: false }, ['reserve'])).toEqual(['/enquire/similar?car_id=kia-seltos']);
});

test('a button the site did not choose is not there, and a sold car has none', () => {
  expect(links({ reservable: true }, ['testDrive'])).toEqual(['/book-test-drive?car_id=kia-seltos']);
  document.body.innerHTML = '';
  expect(links({ available: false })).toEqual([]);
});

async function ofHeldCar(hold: object) {
  server.use(http.get('*/api/car-holds/c7', () => HttpResponse.json(hold)));
  const site = aSite({ sidebar_buttons: ['reserve', 'testDrive'], remotes: { 'mfe-leads': { reserve: true } } });
  renderWithStore(<CarActions {...car} />, { site, apis: [choicesApi] });
  const words = (await screen.findByRole('status')).textContent;
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  return { words, ways };
}

test('in place of the button a car that is on hold says so, and what a shopper can still do', async () => {
  const { words, ways } = await ofHeldCar({ state: 'on-hold', own: null });

  expect(words).toContain('On hold. Another shopper is reserving it and has not paid the deposit yet.');
  expect(ways).toEqual([
    [
      'Tell me if it comes free',
      '/enquire/vehicle?car_id=kia-seltos&message=Please+tell+me+if+this+vehicle+comes+free.',
    ],
    ['Find Me Something Similar', '/enquire/similar?car_id=kia-seltos'],
    ['Book a test drive', '/book-test-drive?car_id=kia-seltos'],
  ]);
});

test.each([
  ['on-hold', 'On hold for you.', 'Continue your reservation'],
  ['reserved', 'Reserved for you.', 'See your reservation'],
])('whoever holds it (%s) finds the way back', async (state, title, label) => {
  const { words, ways } = await ofHeldCar({ state, own: '/reservation/t' });

  expect(words).toContain(title);
  expect(ways[0]).toEqual([label, '/reservation/t']);
  expect(ways).toHaveLength(2);
});
