import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { settle, SlotContext } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { compareApi } from '../../api/compare.api';
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

function show(cars: (typeof kia)[], url = '/compare?cars=kia,byd', site = aSite()) {
  server.use(http.get('*/api/compare', () => HttpResponse.json({ cars })));
  return renderWithStore(<ComparePage />, { apis: [compareApi], url, site });
}

const valuesOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

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

test('a sold and a reserved car say so at the picture and among the figures (S4-18, S4-11)', async () => {
  show([
    { ...kia, status: 'sold', reserved: true, tag: 'HOT' },
    { ...byd, reserved: true, tag: 'HOT' },
  ]);

  expect(await screen.findByText('SOLD')).toBeVisible();
  expect(screen.getByText('RESERVED')).toBeVisible();
  expect(screen.queryByText('HOT')).toBeNull();
  expect(valuesOf('Availability')).toEqual(['Sold', 'Reserved']);
});

test('where a fuel has the tag, a reserved car is still said to be (S4-10)', async () => {
  show([kia, { ...byd, reserved: true }], undefined, aSite({ flags: { electric_tag: true } }));

  expect(await screen.findByText('ELECTRIC')).toBeVisible();
  expect(valuesOf('Availability')).toEqual(['In stock', 'Reserved']);
});

test('of cars that can all be had, nothing is said of it', async () => {
  show([kia, byd]);

  expect(await screen.findByRole('rowheader', { name: 'Fuel' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Availability' })).toBeNull();
});

test('where one of two is gone, says so and shows the one that is left', async () => {
  show([kia]);

  expect(await screen.findByText(/^1 vehicle is no longer listed\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare cars' })).toBeVisible();
  expect(screen.getByRole('link', { name: '2021 Kia Rio' })).toBeVisible();
  expect(screen.getByText('Petrol')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all stock' })).toBeVisible();
  expect(screen.queryByText('Choose two vehicles to compare')).toBeNull();
});

test('where some of four are gone, says how many, beside the others', async () => {
  show([kia, byd], '/compare?cars=kia,byd,gone,sold-long-ago');

  expect(await screen.findByText(/^2 vehicles are no longer listed\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
});

test('where all are gone, says that rather than to choose', async () => {
  show([]);

  expect(await screen.findByRole('heading', { name: 'These vehicles are no longer listed' })).toBeVisible();
});

test('one car alone is asked for another', async () => {
  show([kia], '/compare?cars=kia');

  expect(await screen.findByRole('heading', { name: 'Choose two vehicles to compare' })).toBeVisible();
});

test('costs are asked for by the address, as the server asked ahead: one of them may be gone', async () => {
  const module = { Component: ({ slugs }: { slugs: string }) => <p>Costs of {slugs}</p>, apis: [] };
  const costs: WidgetHandle = {
    key: 'mfe-finance/ownership-costs',
    remote: 'mfe-finance',
    version: '1.0.0',
    mode: 'block',
    reserve: 'l',
    css: [],
    activate() {},
    load: () => Promise.resolve(module as WidgetModule),
    promise: settle(Promise.resolve(module as WidgetModule), module as WidgetModule),
  };
  server.use(http.get('*/api/compare', () => HttpResponse.json({ cars: [byd, kia] })));
  renderWithStore(
    <SlotContext value={{ widgets: new Map([['compare.costs', [costs]]]), fallbacks: {} }}>
      <ComparePage />
    </SlotContext>,
    { apis: [compareApi], url: '/compare?cars=kia,gone,byd' },
  );

  expect(await screen.findByText('Costs of kia,gone,byd')).toBeVisible();
});
