import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { CardButtons } from './card-buttons';

const car = { name: '2022 Kia Seltos', slug: 'kia-seltos', path: '/cars/kia-seltos', price: 30_000 };

test.each([
  ['can be reserved', {}, 'Reserve: 2022 Kia Seltos', '/cars/kia-seltos/checkout'],
  ['is reserved', { reserved: true }, 'Find similar: 2022 Kia Seltos', '/enquire/similar?car_id=kia-seltos'],
  ['is coming', { status: 'coming_soon' }, 'Find similar: 2022 Kia Seltos', '/enquire/similar?car_id=kia-seltos'],
])('a card reserves where a car %s, else it finds something similar (S4-50)', async (_case, facts, name, href) => {
  const site = aSite({ remotes: { 'mfe-leads': { reserve: true } } });
  renderWithStore(<CardButtons car={aCarCard({ status: 'in_stock', ...car, ...facts })} buttons={['reserve']} />, {
    site,
  });

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('a card’s finance is of that car, at what it costs to buy, which only the calculator’s page works out (S9-24)', async () => {
  renderWithStore(<CardButtons car={aCarCard({ status: 'in_stock', ...car, price: 1 })} buttons={['finance']} />);

  const link = await screen.findByRole('link', { name: 'Finance: 2022 Kia Seltos' });
  expect(link).toHaveAttribute('href', '/finance?car_id=kia-seltos');
});

test('the card itself is the details: their button stands only where the site chose no other', () => {
  const details = () => screen.queryByRole('link', { name: /^Details/ });
  const shown = aCarCard({ status: 'in_stock', ...car });
  const { unmount } = renderWithStore(<CardButtons car={shown} buttons={['details', 'enquire']} />);
  expect(screen.getByRole('link', { name: 'Enquire: 2022 Kia Seltos' })).toBeVisible();
  expect(details()).toBeNull();
  unmount();

  renderWithStore(<CardButtons car={shown} buttons={['details']} />);
  expect(details()).toHaveAttribute('href', '/cars/kia-seltos');
});
