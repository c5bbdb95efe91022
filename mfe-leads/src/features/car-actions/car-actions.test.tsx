import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
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
  renderWithStore(<CarActions {...car} {...props} />, { site: aSite({ sidebar_buttons: [...chosen] }) });
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

test('chatting leads to where the site answers at once, else to its form', () => {
  const chat_url = 'https://chat.dealer.example/';
  renderWithStore(<CarActions {...car} />, { site: aSite({ sidebar_buttons: ['chatWithUs'], chat_url }) });

  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', chat_url);
});

test('a car that cannot be reserved offers something similar instead', () => {
  expect(links({ reservable: false }, ['reserve'])).toEqual(['/enquire/similar?car_id=kia-seltos']);
});

test('a button the site did not choose is not there, and a sold car has none', () => {
  expect(links({ reservable: true }, ['testDrive'])).toEqual(['/book-test-drive?car_id=kia-seltos']);
  document.body.innerHTML = '';
  expect(links({ available: false })).toEqual([]);
});
