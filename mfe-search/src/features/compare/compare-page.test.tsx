import { aCar } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../api/search.api';
import { ComparePage } from './compare-page';

const kia = aCar({
  id: 'a',
  slug: 'kia',
  name: '2021 Kia Rio',
  simple_fuel: 'Petrol',
  simple_body: 'Hatch',
  standardEquipment: ['Sunroof', 'Alloys'],
});
const byd = aCar({
  id: 'b',
  slug: 'byd',
  name: '2024 BYD Seal',
  simple_fuel: 'Electric',
  simple_body: 'Hatch',
  standardEquipment: ['Alloys'],
});

function show(cars: (typeof kia)[], url = '/compare?cars=kia,byd') {
  server.use(http.get('*/api/compare', () => HttpResponse.json({ cars })));
  return renderWithStore(<ComparePage />, { apis: [searchApi], url });
}

test('stands cars side by side and marks what tells them apart', async () => {
  show([kia, byd]);

  const fuel = (await screen.findByRole('rowheader', { name: 'Fuel' })).closest('tr')!;
  expect(
    within(fuel)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Petrol', 'Electric']);
  expect(fuel).toHaveClass('differs');
  expect(screen.getByRole('rowheader', { name: 'Body' }).closest('tr')).not.toHaveClass('differs');
  expect(screen.getByRole('rowheader', { name: 'Sunroof' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Alloys' })).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('one car alone is asked for another', async () => {
  show([kia], '/compare?cars=kia');

  expect(await screen.findByRole('heading', { name: 'Choose two vehicles to compare' })).toBeVisible();
});
