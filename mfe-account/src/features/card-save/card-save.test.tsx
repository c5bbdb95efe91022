import { jest } from '@jest/globals';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { AccountSettings } from '@shared-kit/contracts/settings/account-settings.contract';
import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { readFavourites } from '../../favourites/favourites-storage';
import { CardSave } from './card-save';

const kia: SlotProps['results.card-actions'] = {
  ...{ carId: 'car-1', carName: '2021 Kia Rio', path: '/cars/kia-rio' },
  ...{ slug: 'kia-rio', make: 'Kia', model: 'Rio', imageUrl: 'rio-front' },
};
const kept = { id: 'car-1', name: '2021 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio' };

function serve({ phone, saved }: { phone: string | null; saved: string[] }) {
  const list = new Set(saved);
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: phone && { phone } })),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: [...list].map((id) => ({ id, car: aCarCard({ id }) })) }),
    ),
    http.post('*/api/watchlist/save-car', async ({ request }) => {
      list.add(((await request.json()) as { car_id: string }).car_id);
      return HttpResponse.json({ success: true });
    }),
  );
  return list;
}

function renderHearts(hearts = [kia], favourites?: AccountSettings['favourites']) {
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({ favourites }) } });
  const ui = hearts.map((props) => <CardSave key={props.carId} {...props} />);
  return renderWithStore(<>{ui}</>, { apis: [accountApi], site });
}

const heart = (name: RegExp | string, pressed?: boolean) =>
  screen.getByRole('button', { name, ...(pressed !== undefined && { pressed }) });

const toasts: EventPayload<'toast:show'>[] = [];
const tracked: EventPayload<'analytics:tracked'>[] = [];
const leave = [
  bus.on('toast:show', (toast) => toasts.push(toast)),
  bus.on('analytics:tracked', (event) => tracked.push(event)),
];

beforeEach(() => {
  for (const heard of [toasts, tracked]) heard.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});
afterAll(() => {
  for (const stop of leave) stop();
});

test('marks a saved car, and saves another with a press', async () => {
  serve({ phone: '+61412345678', saved: ['car-9'] });
  renderHearts([kia, { ...kia, carId: 'car-9', carName: '2019 Kia Cerato' }]);

  expect(await screen.findByRole('button', { name: 'Saved: 2019 Kia Cerato', pressed: true })).toBeVisible();
  await userEvent.click(heart('Save: 2021 Kia Rio', false));
  expect(await screen.findByRole('button', { name: 'Saved: 2021 Kia Rio', pressed: true })).toBeVisible();
  expect(readFavourites('sunrise')).toEqual([]);
});

test('of who is signed in a heart answers before the server does, and goes back when that refuses', async () => {
  serve({ phone: '+61412345678', saved: ['car-9'] });
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.post('*/api/watchlist/save-car', async () => {
      await refused;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const alerted = jest.spyOn(globalThis, 'alert').mockImplementation(() => {});
  renderHearts([kia, { ...kia, carId: 'car-9', carName: '2019 Kia Cerato' }]);
  await screen.findByRole('button', { name: 'Saved: 2019 Kia Cerato' });

  await userEvent.click(heart('Save: 2021 Kia Rio'));
  expect(heart('Saved: 2021 Kia Rio', true)).toHaveAttribute('aria-busy', 'true');
  refuse();

  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Your watchlist could not be changed. Please try again.'));
  expect(await screen.findByRole('button', { name: 'Save: 2021 Kia Rio', pressed: false })).toBeVisible();
});

test('a car that cannot be saved has no heart unless it is saved already', async () => {
  serve({ phone: '+61412345678', saved: ['car-9'] });
  renderHearts([
    { ...kia, savable: false },
    { ...kia, carId: 'car-9', savable: false },
  ]);

  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

test('whom nobody knows has the car kept in this browser at once, and there it stays until the next press', () => {
  serve({ phone: null, saved: [] });
  const { currentUrl, unmount } = renderHearts();

  // Not awaited: the press itself renders it.
  fireEvent.click(heart('Save: 2021 Kia Rio', false));
  expect(heart('Saved: 2021 Kia Rio', true)).toBeVisible();
  expect(readFavourites('sunrise')).toEqual([{ ...kept, primary_image_url: 'rio-front' }]);
  expect(toasts).toEqual([
    {
      title: 'Car Saved',
      description: '2021 Kia Rio is kept in this browser',
      action: { label: 'View List', href: '/watchlist' },
    },
  ]);
  expect(tracked).toEqual([{ eventId: 39, carId: 'car-1' }]);
  expect(currentUrl()).toBe('/');

  unmount();
  renderHearts();
  fireEvent.click(heart('Saved: 2021 Kia Rio', true));
  expect(heart('Save: 2021 Kia Rio', false)).toBeVisible();
  expect(readFavourites('sunrise')).toEqual([]);
  expect(tracked).toHaveLength(1);
});

test('a heart follows what another tab keeps', () => {
  serve({ phone: null, saved: [] });
  renderHearts();

  localStorage.setItem('sunrise:favourites', JSON.stringify([{ ...kept, primary_image_url: null }]));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'sunrise:favourites' })));

  expect(heart('Saved: 2021 Kia Rio', true)).toBeVisible();
});

test('a page of an older release says less of the car, and it is kept all the same', () => {
  serve({ phone: null, saved: [] });
  renderHearts([{ carId: 'car-1', carName: '2021 Kia Rio', path: '/cars/kia-rio' }]);

  fireEvent.click(heart('Save: 2021 Kia Rio'));

  expect(readFavourites('sunrise')).toEqual([{ ...kept, make: '', model: '', primary_image_url: null }]);
});

test('a browser that keeps nothing says so, and the sign-in saves the car', () => {
  serve({ phone: null, saved: [] });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderHearts();

  fireEvent.click(heart('Save: 2021 Kia Rio'));

  const car = encodeURIComponent('/cars/kia-rio');
  expect(toasts).toEqual([
    {
      title: 'This browser cannot keep the car',
      description: 'Its storage is full or switched off. Sign in to save 2021 Kia Rio.',
      action: { label: 'Sign in', href: `/sign-in?type=watchlist&redirect=${car}&back=${car}&save=car-1` },
    },
  ]);
  expect(heart('Save: 2021 Kia Rio', false)).toBeVisible();
  expect(tracked).toEqual([]);
});

test('a browser keeps as many as a watchlist holds, and says when it is full', () => {
  serve({ phone: null, saved: [] });
  const many = Array.from({ length: 200 }, (_, n) => ({ ...kept, id: `car-${n + 2}` }));
  localStorage.setItem('sunrise:favourites', JSON.stringify(many));
  renderHearts();

  fireEvent.click(heart('Save: 2021 Kia Rio'));

  expect(toasts).toEqual([expect.objectContaining({ title: 'Your list is full' })]);
  expect(readFavourites('sunrise')).toHaveLength(200);
});

test('a sign-in that has ended unnoticed loses nothing: the car is kept here', async () => {
  serve({ phone: '+61412345678', saved: ['car-9'] });
  renderHearts([kia, { ...kia, carId: 'car-9', carName: '2019 Kia Cerato' }]);
  await screen.findByRole('button', { name: 'Saved: 2019 Kia Cerato' });
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: null })),
    http.post('*/api/watchlist/save-car', () =>
      HttpResponse.json({ code: 'unauthenticated', detail: '', fieldErrors: {} }, { status: 401 }),
    ),
  );

  await userEvent.click(heart('Save: 2021 Kia Rio'));

  expect(await screen.findByRole('button', { name: 'Save: 2019 Kia Cerato', pressed: false })).toBeVisible();
  expect(heart('Saved: 2021 Kia Rio', true)).toBeVisible();
  expect(readFavourites('sunrise')).toMatchObject([kept]);
});

test('where the site has it so the heart is the watchlist: whom nobody knows signs in first', async () => {
  serve({ phone: null, saved: [] });
  const { currentUrl } = renderHearts([kia], 'watchlist');
  expect(heart('Save: 2021 Kia Rio')).not.toHaveAttribute('aria-pressed');

  await userEvent.click(heart('Save: 2021 Kia Rio'));

  await waitFor(() =>
    expect(currentUrl()).toMatch(/^\/sign-in\?type=watchlist&redirect=%2Fcars%2Fkia-rio&.*&save=car-1$/),
  );
  expect(readFavourites('sunrise')).toEqual([]);
});
