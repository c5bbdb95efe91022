import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { Lost } from './lost';

const makes = [
  { make: 'Kia', count: 12 },
  { make: 'Mazda', count: 3 },
];

test('a page that is not there has a search that needs no script, vehicles with price, makes, and the phone with its hours', () => {
  renderWithStore(
    <Lost
      makes={makes}
      cars={[aCarCard({ name: '2024 Kia Cerato', price: 25_990 })]}
      isLikeOne={false}
      hours="Open until 5:00 pm"
    />,
    { site: aSite({ phone: '0754001234' }) },
  );

  const search = screen.getByRole('search');
  expect(search).toHaveAttribute('action', '/search/new-used-and-demo-cars');
  expect(screen.getByRole('searchbox', { name: 'Search our stock' })).toHaveAttribute('name', 'query');
  expect(screen.getByRole('link', { name: '2024 Kia Cerato' })).toBeVisible();
  expect(screen.getByText('$25,990')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Just arrived' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Kia/ })).toHaveAttribute('href', '/search/kia');
  expect(screen.getByText(/Open until 5:00 pm/)).toBeVisible();
});

test('without an answer from anybody search and phone remain', () => {
  renderWithStore(<Lost makes={[]} cars={[]} isLikeOne={false} hours={undefined} />, { site: aSite() });

  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByText(/Or call us on/)).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
