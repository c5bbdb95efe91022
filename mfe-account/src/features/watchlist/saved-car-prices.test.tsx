import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { SavedCarPrices } from './saved-car-prices';

const car = aCarCard({ name: 'Mazda A', price: 28_000, price_type: 'Drive Away' });
const history = [
  { since: '2026-09-01T00:00:00Z', price: 30_000, price_type: 'Excl. Govt. Charges' },
  { since: '2026-09-05T20:00:00Z', price: 28_000, price_type: 'Drive Away' },
];

test('a saved car says what it cost since it was listed, each price with its type and its day at the site', () => {
  renderWithStore(<SavedCarPrices car={car} history={history} />, { site: aSite() });

  expect(screen.getByLabelText('Price history: Mazda A')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '$28,000 Drive Away since 06/09/2026',
    '$30,000 Excl. Govt. Charges since 01/09/2026',
  ]);
});

test('a car that only ever had one price says nothing of it', () => {
  const { container } = renderWithStore(<SavedCarPrices car={car} history={[]} />, { site: aSite() });

  expect(container.querySelector('details')).toBeNull();
});
