import { bus } from '@shared-kit/runtime/bus';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { FuelCalculator } from './fuel-calculator';

type Props = ComponentProps<typeof FuelCalculator>;
const petrol: Props = { carId: '1', slug: 'cx-5', itemType: 'car', fuel: 'Petrol', litresPer100Km: null };

function show(car: Partial<Props> = {}, { query = '', config = {} } = {}) {
  const remotes = { 'mfe-finance': financeSettingsSchema.parse(config) };
  const url = `/cars/cx-5${query}`;
  const shown = renderWithStore(<FuelCalculator {...petrol} {...car} />, { site: aSite({ remotes }), url });
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return shown;
}

const price = () => screen.getByLabelText('Fuel price ($ a litre)');
const distance = () => screen.getByLabelText('Distance (km a week)');
const consumption = () => screen.getByLabelText('Consumption (L/100 km)');
const answer = () => screen.getByRole('status');
const workOut = () => userEvent.click(screen.getByRole('button', { name: 'Work out fuel cost' }));

async function change(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

test('the usual figures are answered before anything is asked (S9-39, A-26)', () => {
  show();

  expect(price()).toHaveValue('1.70');
  expect(distance()).toHaveValue('250');
  expect(consumption()).toHaveValue('10');
  expect(answer()).toHaveTextContent('$42.50 a week');
  expect(answer()).toHaveTextContent('25 L a week, $2,210 a year');
  expect(answer()).toHaveTextContent('At $1.70 a litre, 250 km a week and 10 L/100 km.');
  expect(screen.getByText(/10 L\/100 km is a usual one/)).toBeVisible();
});

test('of a plug-in hybrid it says that charging is not counted, of another car nothing', () => {
  const { unmount } = show({ fuel: 'Plug-in Hybrid', litresPer100Km: 1.4 });
  expect(screen.getByText(/What charging costs is not counted here/)).toBeVisible();
  unmount();
  show({ litresPer100Km: 7 });
  expect(screen.queryByText(/charging costs/)).toBeNull();
});

test('a consumption of 0 is one that is not known', () => {
  show({ litresPer100Km: 0 });

  expect(consumption()).toHaveValue('10');
});

test("a car whose consumption is known is counted with its own, at the site's price", () => {
  show({ litresPer100Km: 7.4, fuel: 'Hybrid' }, { config: { fuel_price: 2 } });

  expect(consumption()).toHaveValue('7.4');
  expect(answer()).toHaveTextContent('$37.00 a week');
  expect(answer()).toHaveTextContent('18.5 L a week, $1,924 a year');
  expect(screen.getByText(/^7.4 L\/100 km is this vehicle's combined figure/)).toBeVisible();
});

test.each<[string, Partial<Props>]>([
  ['an electric car', { fuel: 'ELECTRIC' }],
  ['a caravan', { itemType: 'caravan', fuel: null }],
])('%s has none (S5-67)', (_case, car) => {
  show(car);

  expect(screen.queryByRole('form', { name: 'Fuel cost' })).toBeNull();
});

test('a page of an older release, which does not name the fuel, has none', () => {
  const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };
  renderWithStore(<FuelCalculator carId="1" slug="cx-5" />, { site: aSite({ remotes }) });

  expect(screen.queryByRole('form', { name: 'Fuel cost' })).toBeNull();
});

test('what is typed is counted, as people write it, and said again', async () => {
  show();
  await change(price(), '$2.05');
  await change(distance(), '1,000 km');
  await change(consumption(), '6.5 L');
  await workOut();

  expect(answer()).toHaveTextContent('$133.25 a week');
  expect(answer()).toHaveTextContent('65 L a week, $6,929 a year');
  expect(answer()).toHaveTextContent('At $2.05 a litre, 1,000 km a week and 6.5 L/100 km.');
});

test.each([
  ['nothing', ''],
  ['a negative number', '-5'],
  ['words', 'lots'],
  ['a comma that groups no thousands', '1,70'],
  ['a number that is too large', '10001'],
  ['a number in another notation', '1e3'],
])('%s is refused in words that name the field, and stays as it was typed', async (_case, text) => {
  show();
  await change(distance(), text);
  await workOut();

  expect(distance()).toBeInvalid();
  expect(distance()).toHaveFocus();
  expect(distance()).toHaveValue(text);
  expect(distance()).toHaveAccessibleDescription('Enter the distance in kilometres a week, from 0 to 10,000.');
  expect(price()).toBeValid();
  expect(answer()).toBeEmptyDOMElement();
});

test('the most that may be typed is still counted', async () => {
  show();
  await change(price(), '20');
  await change(distance(), '10000');
  await change(consumption(), '100');
  await workOut();

  expect(answer()).toHaveTextContent('$200,000.00 a week');
});

test('an address that asks, as a page without JavaScript does, is answered', () => {
  show({ litresPer100Km: 7.4 }, { query: '?fuel_price=1.90&fuel_kms=400&fuel_consumption=8' });

  expect(distance()).toHaveValue('400');
  expect(answer()).toHaveTextContent('$60.80 a week');
});

test('an address with rubbish has every field named, and keeps what may stand in a field', () => {
  const long = '9'.repeat(500);
  show({}, { query: `?fuel_price=&fuel_kms=${long}&fuel_consumption=%3Cscript%3E` });

  expect(price()).toHaveAccessibleDescription('Enter the fuel price in dollars a litre, from 0 to 20.');
  expect(distance()).toHaveValue('9'.repeat(20));
  expect(distance()).toBeInvalid();
  expect(consumption()).toHaveValue('<script>');
  expect(consumption()).toHaveAccessibleDescription('Enter the consumption in litres per 100 km, from 0 to 100.');
  expect(answer()).toBeEmptyDOMElement();
});

test('the first use is reported, and no later one (S7-07)', async () => {
  const tracked: number[] = [];
  const leave = bus.on('analytics:tracked', ({ eventId }) => tracked.push(eventId));
  show();
  expect(tracked).toEqual([]);

  await workOut();
  await workOut();
  leave();

  expect(tracked).toEqual([26]);
});

function TwoCars() {
  const [isSecond, setSecond] = useState(false);
  const second = { slug: 'hilux', litresPer100Km: 8.1 };
  return (
    <>
      <button onClick={() => setSecond(true)}>Next car</button>
      <FuelCalculator {...petrol} {...(isSecond && second)} />
    </>
  );
}

test('the next car is counted with its own consumption', async () => {
  const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };
  renderWithStore(<TwoCars />, { site: aSite({ remotes }) });
  await change(consumption(), '12');
  await workOut();

  await userEvent.click(screen.getByRole('button', { name: 'Next car' }));

  expect(consumption()).toHaveValue('8.1');
  expect(answer()).toHaveTextContent('8.1 L/100 km');
});
