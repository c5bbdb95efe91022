import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { settle, SlotContext } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { ResultCard } from './result-card';

const site = aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse({}) } });
const car = aCarCard();
const module = {
  Component: ({ carName }: SlotProps['results.card-actions']) => <button>{`Kept by mfe-account: ${carName}`}</button>,
};
/** mfe-account's heart, whose script is there. */
const heart: WidgetHandle = {
  ...{ key: 'mfe-account/card-save', remote: 'mfe-account', version: '1.0.0', mode: 'client', reserve: 's', css: [] },
  ...{ promise: settle(Promise.resolve(module), module), current: module, activate: () => {} },
  load: () => Promise.resolve(module),
};

function show(card: Partial<Parameters<typeof ResultCard>[0]>) {
  const all = { car, priority: false, distanceKm: undefined, isAlive: false, heart, isViewed: false };
  return renderWithStore(
    <SlotContext value={{ widgets: new Map([['results.card-actions', [heart]]]), fallbacks: {} }}>
      <ResultCard {...all} {...card} />
    </SlotContext>,
    { site },
  );
}

const plain = () => screen.queryByRole<HTMLButtonElement>('button', { name: `Save: ${car.name}` });

test("before it is alive a card has a plain heart: a button of the page's form that keeps its car", () => {
  show({});

  expect(plain()).toHaveAttribute('form', HEARTS_ID);
  expect(plain()).toMatchObject({ type: 'submit', name: 'car_id', value: car.id });
  expect(plain()).not.toHaveAttribute('aria-pressed');
});

test('then what keeps cars takes its place in one go', () => {
  show({ isAlive: true });

  expect(screen.getByRole('button', { name: `Kept by mfe-account: ${car.name}` })).toBeVisible();
  expect(plain()).toBeNull();
});

test.each([
  ['nothing keeps cars on the page', { heart: undefined }],
  ['the car is not to be saved', { car: aCarCard({ status: 'sold' }) }],
])('where %s there is none', (_why, card) => {
  show(card);

  expect(plain()).toBeNull();
});
