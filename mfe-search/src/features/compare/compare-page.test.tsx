import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { settle, SlotContext } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

test('of more than four the first four are compared, and it says how many are left out and why', async () => {
  show([kia, byd], '/compare?car_id=kia&car_id=byd&car_id=c&car_id=d&car_id=e&car_id=f');

  expect(
    await screen.findByText('4 vehicles fit side by side, so the first 4 you chose are here. 2 more are left out.'),
  ).toBeVisible();
});

test('where none is left out, nothing is said of it', async () => {
  show([kia, byd]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
  expect(screen.queryByText(/left out/)).toBeNull();
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

const headers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('only the differences are shown once that is asked for, and the address keeps it', async () => {
  show([kia, byd, { ...byd, id: 'c', slug: 'third', name: '2022 Third' }], '/compare?cars=kia,byd,third');
  const choice = await screen.findByRole('checkbox', { name: 'Only differences' });
  expect(choice).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ of \d+ specifications differ$/);
  expect(screen.getByRole('rowheader', { name: 'Body' })).toBeVisible();

  await userEvent.click(choice);

  expect(choice).toBeChecked();
  expect(choice).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Leave out 2022 Third' })).toHaveAttribute(
    'href',
    '/compare?cars=kia,byd&only=differences',
  );
  expect(screen.queryByRole('rowheader', { name: 'Body' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Fuel' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/specifications shown$/);
});

test('an address that asks for the differences shows them alone', async () => {
  show([kia, byd], '/compare?cars=kia,byd&only=differences');

  expect(await screen.findByRole('checkbox', { name: 'Only differences' })).toBeChecked();
  expect(screen.queryByRole('rowheader', { name: 'Body' })).toBeNull();
});

test('without a script the choice is a form with the vehicles and a button', async () => {
  const { container } = show([kia, byd]);
  const form = (await screen.findByRole('checkbox', { name: 'Only differences' })).closest('form');

  expect(form).toHaveAttribute('action', '/compare');
  expect(form?.querySelector('[name=cars]')).toHaveValue('kia,byd');
  expect(container.querySelector('form noscript')).not.toBeNull();
});

test('the lowest price and the best of a figure are strong, and a word says why', async () => {
  show([
    { ...kia, price: 20_000, km: 41_200 },
    { ...byd, price: 40_000, km: 900 },
  ]);

  const cells = (await screen.findAllByRole('cell')).filter((cell) => cell.textContent.includes('Lowest price'));
  expect(cells).toHaveLength(1);
  expect(cells[0]).toHaveTextContent('$20,000');
  expect(valuesOf('Odometer')).toEqual(['41,200 kms', '900 kms Lowest']);
  expect(screen.getByText('900 kms').tagName).toBe('STRONG');
});

test('what identifies each stands last, its VIN in the last row of all', async () => {
  show([
    { ...kia, vin: 'VIN1', stocknum: 'S1' },
    { ...byd, vin: 'VIN2', stocknum: 'S2' },
  ]);

  expect(await screen.findByRole('rowheader', { name: 'Papers' })).toBeVisible();
  expect(headers().at(-1)).toBe('VIN');
});
