import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { SaveButton } from './save-button';

const mazda: SlotProps['vehicle.sidebar.actions'] = {
  carId: 'car-1',
  slug: '2021-mazda-cx-5',
  carName: '2021 Mazda CX-5',
  dealershipSlug: 'springwood',
  locationId: 'location-1',
  available: true,
};

/** The account part of the API, with a list that remembers. */
function accountAnswers({ phone = '+61412345678', saved = [] }: { phone?: string | null; saved?: string[] } = {}) {
  const list = new Set(saved);
  const bodies: unknown[] = [];
  const change = (apply: (id: string) => void) =>
    async function answer({ request }: { request: Request }) {
      const body = (await request.json()) as { car_id: string };
      bodies.push(body);
      apply(body.car_id);
      return HttpResponse.json({ success: true });
    };
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: phone && { phone } })),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: [...list].map((id) => ({ id, car: aCarCard({ id }) })) }),
    ),
    http.post(
      '*/api/watchlist/save-car',
      change((id) => list.add(id)),
    ),
    http.post(
      '*/api/watchlist/remove-car',
      change((id) => list.delete(id)),
    ),
  );
  return bodies;
}

function renderButton(props: Partial<typeof mazda> = {}) {
  const url = '/cars/2021-mazda-cx-5';
  return {
    ...renderWithStore(<SaveButton {...mazda} {...props} />, { apis: [accountApi], url, path: '/cars/:slug' }),
    user: userEvent.setup(),
  };
}

const toasts: EventPayload<'toast:show'>[] = [];
const changes: EventPayload<'watchlist:changed'>[] = [];
const tracked: number[] = [];
const leave = [
  bus.on('toast:show', (toast) => toasts.push(toast)),
  bus.on('watchlist:changed', (change) => changes.push(change)),
  bus.on('analytics:tracked', ({ eventId }) => tracked.push(eventId)),
];

beforeEach(() => {
  for (const heard of [toasts, changes, tracked]) heard.length = 0;
});
afterAll(() => {
  for (const stop of leave) stop();
});

test('saves the car for the phone that is signed in, and tells everybody', async () => {
  const bodies = accountAnswers({ saved: ['car-9'] });
  const { user } = renderButton();

  await user.click(await screen.findByRole('button', { name: 'Save', pressed: false }));

  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
  expect(bodies).toEqual([{ phone_number: '+61412345678', car_id: 'car-1' }]);
  expect(toasts).toEqual([
    {
      title: 'Car Saved In Watchlist',
      description: '2021 Mazda CX-5 is now available in your watchlist',
      action: { label: 'View List', href: '/watchlist' },
    },
  ]);
  expect(changes).toEqual([{ carId: 'car-1', saved: true, count: 2 }]);
  expect(tracked).toEqual([39]);
});

test('takes a saved car off the list', async () => {
  accountAnswers({ saved: ['car-1'] });
  const { user } = renderButton();

  await user.click(await screen.findByRole('button', { name: 'Saved' }));

  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(toasts).toEqual([
    expect.objectContaining({ title: 'Car Removed', description: '2021 Mazda CX-5 is no longer in your watchlist' }),
  ]);
  expect(changes).toEqual([{ carId: 'car-1', saved: false, count: 0 }]);
  expect(tracked).toEqual([]);
});

test('leads who is not signed in to the sign-in and back, and the car goes with them in its address', async () => {
  accountAnswers({ phone: null });
  const { user, currentUrl } = renderButton();

  await user.click(screen.getByRole('button', { name: 'Save' }));

  const path = encodeURIComponent('/cars/2021-mazda-cx-5');
  await waitFor(() => expect(currentUrl()).toBe(`/sign-in?type=watchlist&redirect=${path}&back=${path}&save=car-1`));
});

test('leads nobody to the sign-in while it cannot be known who is there', async () => {
  accountAnswers();
  server.use(http.get('*/api/session', () => new HttpResponse(null, { status: 503 })));
  const alerted = jest.spyOn(globalThis, 'alert').mockImplementation(() => {});
  const { user, currentUrl } = renderButton();

  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Your watchlist could not be changed. Please try again.'));
  expect(currentUrl()).toBe('/cars/2021-mazda-cx-5');
  alerted.mockRestore();
});

test('is a plain form before anything is known, which lets go of the car where its address says that it is saved', () => {
  accountAnswers({ phone: null });
  const { container } = renderButton();

  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('id', 'saved-car');
  expect(Object.fromEntries(new FormData(form))).toEqual({ _form: 'watchlist-keep', car_id: 'car-1' });
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-pressed');
  expect(Object.fromEntries(new FormData(form, screen.getByText<HTMLButtonElement>('Remove')))).toMatchObject({
    saved: 'no',
  });
});

test('says in an alert that the car could not be saved, and leaves the button as it was', async () => {
  accountAnswers();
  server.use(http.post('*/api/watchlist/save-car', () => new HttpResponse(null, { status: 500 })));
  const alerted = jest.spyOn(globalThis, 'alert').mockImplementation(() => {});
  const { user } = renderButton();

  await user.click(await screen.findByRole('button', { name: 'Save', pressed: false }));

  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Your watchlist could not be changed. Please try again.'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(toasts).toEqual([]);
  alerted.mockRestore();
});

test('a car that cannot be newly saved has no button, unless it is saved', async () => {
  accountAnswers({ saved: ['car-1'] });
  renderButton({ available: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
});

test('a site may let fewer cars be saved than can be bought', () => {
  accountAnswers();
  renderButton({ available: true, savable: false });

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a car is saved once, though its form is submitted again before the answer is there', async () => {
  const bodies = accountAnswers();
  renderButton();
  const form = (await screen.findByRole('button', { name: 'Save', pressed: false })).closest('form')!;

  fireEvent.submit(form);
  fireEvent.submit(form);

  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
  expect(bodies).toHaveLength(1);
  expect(toasts).toHaveLength(1);
});
