import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { accountApi } from '../../api/account.api';
import { readFavourites } from '../../favourites/favourites-storage';
import { CardSave } from './card-save';

const kia: SlotProps['results.card-actions'] = {
  ...{ carId: 'car-1', carName: '2021 Kia Rio', path: '/cars/kia-rio' },
  ...{ slug: 'kia-rio', make: 'Kia', model: 'Rio', imageUrl: 'rio-front' },
};
const kept = { id: 'car-1', name: '2021 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio' };
const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
const heart = (name: string, pressed: boolean) => screen.getByRole('button', { name, pressed });

const toasts: EventPayload<'toast:show'>[] = [];
const tracked: EventPayload<'analytics:tracked'>[] = [];
const leave = [
  bus.on('toast:show', (toast) => toasts.push(toast)),
  bus.on('analytics:tracked', (event) => tracked.push(event)),
];

beforeEach(() => {
  for (const heard of [toasts, tracked]) heard.length = 0;
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: null })),
    http.get('*/api/watchlist', () => HttpResponse.json({ entries: [] })),
  );
});
afterEach(() => localStorage.clear());
afterAll(() => {
  for (const stop of leave) stop();
});

/** The heart that the page drew before this one's script was there, pressed by a finger that was faster. */
function drawEarly(pressed: boolean): HTMLButtonElement {
  const early = document.createElement('button');
  Object.assign(early, { value: 'car-1' });
  early.setAttribute('form', HEARTS_ID);
  if (pressed) early.setAttribute('aria-pressed', 'true');
  document.body.append(early);
  return early;
}

test('a press that was answered before the script was there is kept with all that is known, and said', () => {
  localStorage.setItem('sunrise:favourites', JSON.stringify([{ ...kept, make: '', model: '' }]));
  const early = drawEarly(true);

  renderWithStore(<CardSave {...kia} />, { apis: [accountApi], site });

  expect(heart('Saved: 2021 Kia Rio', true)).toBeVisible();
  expect(readFavourites('sunrise')).toEqual([{ ...kept, primary_image_url: 'rio-front' }]);
  expect(toasts).toHaveLength(1);
  expect(tracked).toEqual([{ eventId: 39, carId: 'car-1' }]);
  early.remove();
});

test('who stands at a heart with the keyboard stands at the one that takes its place', async () => {
  function Card() {
    const [isHere, setHere] = useState(false);
    if (isHere) return <CardSave {...kia} />;
    return <button form={HEARTS_ID} value="car-1" onClick={() => setHere(true)} />;
  }
  renderWithStore(<Card />, { apis: [accountApi], site });

  await userEvent.tab();
  await userEvent.keyboard(' ');

  expect(heart('Save: 2021 Kia Rio', false)).toHaveFocus();
  expect(toasts).toEqual([]);
});
