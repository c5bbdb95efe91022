import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { verifyCodeBodySchema } from '@shared-kit/contracts/account/account.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { accountApi } from '../../api/account.api';
import { changeFavourites, readFavourites } from '../../favourites/favourites-storage';
import { SignInPage } from './sign-in-page';

const car = encodeURIComponent('/cars/x');
const fromCar = `/sign-in?type=watchlist&redirect=${car}&back=${car}`;

function renderSignIn(url = fromCar) {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  server.use(
    http.get('*/api/sign-in/code', () => HttpResponse.json({ ends: '678' })),
    http.post('*/api/sign-in/code', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({}, { status: 202 });
    }),
    http.post('*/api/sign-in/verify', async ({ request }) => {
      const { code } = verifyCodeBodySchema.parse(await request.json());
      if (code === '123456') return HttpResponse.json({ user: { phone: '+61412345678' } });
      const fieldErrors = { code: ['This code is wrong or no longer valid. Check the message or ask for a new code.'] };
      return HttpResponse.json({ code: 'validation_failed', detail: '', fieldErrors }, { status: 422 });
    }),
    http.post('*/api/watchlist/save-car', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
    http.post('*/api/watchlist/save-cars', async ({ request }) => {
      const body = (await request.json()) as { car_ids: string[] };
      saved.push(body);
      return HttpResponse.json({ saved: body.car_ids, gone: [], full: [] });
    }),
    http.get('*/api/watchlist', () => HttpResponse.json({ entries: [{ id: 'car-1', car: aCarCard() }] })),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  const rendered = renderWithStore(<SignInPage />, { apis: [accountApi], url, path: '/sign-in', site });
  return { ...rendered, asked, saved, user: userEvent.setup() };
}

async function enterPhone(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Mobile'), '0412 345 678');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  return screen.findByLabelText('Six-digit code');
}

const kia = { id: 'car-7', name: '2021 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio', primary_image_url: null };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a phone and its code lead back to where the shopper came from', async () => {
  const { user, asked, currentUrl } = renderSignIn();

  const code = await enterPhone(user);
  expect(asked).toEqual([{ phone_number: '0412 345 678' }]);
  expect(code).toHaveFocus();
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(currentUrl()).toBe('/cars/x'));
});

test('the place within the page, which a gate cannot see, is reached too', async () => {
  history.replaceState(null, '', '/sign-in#finance-form');
  const { user, currentUrl } = renderSignIn('/sign-in?redirect=%2Ffinance');

  await user.type(await enterPhone(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(currentUrl()).toBe('/finance#finance-form'));
  history.replaceState(null, '', '/');
});

test('each step says where one is, and puts the keyboard into its field', async () => {
  const { user } = renderSignIn();
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('Step 1 of 2');
  expect(document.title).toMatch(/^Sign in/);

  await enterPhone(user);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code');
  expect(document.title).toMatch(/^Enter the code/);
  expect(said).toHaveTextContent('Step 2 of 2We sent a code to 0412 345 678. It works for 5 minutes.');

  await user.click(screen.getByRole('link', { name: 'Use another number' }));
  expect(said).toHaveTextContent('Step 1 of 2');
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
});

test('the car that was to be saved is saved after signing in', async () => {
  const toasts: unknown[] = [];
  const leave = bus.on('toast:show', ({ title, description }) => toasts.push(title, description));
  const { user, saved, currentUrl } = renderSignIn(`${fromCar}&save=car-1`);

  await user.type(await enterPhone(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(currentUrl()).toBe('/cars/x'));
  expect(saved).toEqual([{ phone_number: '+61412345678', car_id: 'car-1' }]);
  expect(toasts).toEqual(['Car Saved In Watchlist', `${aCarCard().name} is now available in your watchlist`]);
  leave();
});

test('lists what this browser keeps, each car with the way to it and out', async () => {
  changeFavourites('sunrise', () => [kia, { ...kia, id: 'car-8', name: '2019 Kia Cerato', slug: 'kia-cerato' }]);
  const { user } = renderSignIn('/sign-in?type=watchlist&redirect=/watchlist&back=/');

  const list = await screen.findByRole('region', { name: '2 cars kept in this browser' });
  expect(screen.getByRole('link', { name: '2021 Kia Rio' })).toHaveAttribute('href', '/cars/kia-rio');
  expect(list).toHaveTextContent('Sign in and they join your watchlist');
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/');

  await user.click(screen.getByRole('button', { name: 'Remove: 2019 Kia Cerato' }));
  expect(screen.getByRole('heading', { name: '1 car kept in this browser' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove: 2021 Kia Rio' }));
  expect(screen.getByRole('heading', { name: 'No cars kept in this browser' })).toHaveFocus();
  expect(readFavourites('sunrise')).toEqual([]);
});

test('what this browser keeps joins the list at the sign-in, with the car that waited for it, in one call', async () => {
  changeFavourites('sunrise', () => [kia]);
  const toasts: string[] = [];
  const tracked: unknown[] = [];
  const leave = [
    bus.on('toast:show', ({ title }) => toasts.push(title)),
    bus.on('analytics:tracked', (event) => tracked.push(event)),
  ];
  const { user, saved, currentUrl } = renderSignIn(`${fromCar}&save=car-1`);

  await user.type(await enterPhone(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(currentUrl()).toBe('/cars/x'));
  expect(saved).toEqual([{ phone_number: '+61412345678', car_ids: ['car-1', 'car-7'] }]);
  expect(toasts).toEqual(['Cars Saved In Watchlist']);
  expect(tracked).toEqual([{ eventId: 39, carId: 'car-1' }]);
  expect(readFavourites('sunrise')).toEqual([]);
  for (const stop of leave) stop();
});

test('without JavaScript the car goes along through both steps', () => {
  const { container } = renderSignIn(`${fromCar}&save=car-1`);
  const next = new FormData(container.querySelector('form')!).get('_success');
  expect(next).toBe(`${fromCar}&save=car-1&step=code`);

  const second = renderSignIn(`${fromCar}&save=car-1&step=code`);
  expect(new FormData(second.container.querySelector('form')!).get('save')).toBe('car-1');
});

test('never leads to another site', async () => {
  const { user, currentUrl } = renderSignIn('/sign-in?type=account&redirect=https://evil.example&back=//evil.example');

  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/');
  await user.type(await enterPhone(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(currentUrl()).toBe('/watchlist'));
});

test('what is no mobile is refused in words, and nothing is sent', async () => {
  const { user, asked } = renderSignIn();

  await user.type(screen.getByLabelText('Mobile'), '07 3808 9999');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));

  await waitFor(() => expect(screen.getByLabelText('Mobile')).toBeInvalid());
  expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription(/Enter an Australian mobile number/);
  expect(screen.getByRole('group', { name: /Please fix/ })).toHaveFocus();
  expect(asked).toEqual([]);
});

test('a wrong code says so beside its field; another may be asked for after a while', async () => {
  const { user } = renderSignIn();
  await user.type(await enterPhone(user), '000000');

  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Six-digit code')).toHaveAccessibleDescription(/wrong or no longer valid/),
  );
  expect(screen.getByRole('button', { name: /Send a new code \(in \d+ s\)/ })).toBeDisabled();
});

test('the address has the step, so that a page which the phone dropped meanwhile comes back at it', async () => {
  history.replaceState(null, '', `${fromCar}#place`);
  const { user } = renderSignIn();

  await enterPhone(user);
  expect(location.pathname + location.search + location.hash).toBe(`${fromCar}&step=code#place`);

  await user.click(screen.getByRole('link', { name: 'Use another number' }));
  expect(location.search).not.toContain('step');
  history.replaceState(null, '', '/');
});

test('loaded anew, the second step sends a new code to the number that the server knows, and says how it went', async () => {
  const { user, asked, container } = renderSignIn(`${fromCar}&step=code`);
  const again = screen.getByRole('button', { name: 'Send a new code' });
  const sent = new FormData(again.closest('form')!);
  expect(Object.fromEntries(sent)).toEqual({ _form: 'sign-in-code', _success: `${fromCar}&step=code` });
  expect(container.querySelector('a[href$="back=%2Fcars%2Fx"]')).toHaveTextContent('Use another number');

  await user.click(again);
  expect(await screen.findByText(/We sent you a new code/)).toBeVisible();
  expect(asked).toEqual([{}]);
});

test('a new code that is refused says for how long, and the field keeps what was typed', async () => {
  const { user } = renderSignIn(`${fromCar}&step=code`);
  const sentence = 'That was a lot of codes. You can ask for another in 12 minutes.';
  const problem = { code: 'rate_limited', detail: '', fieldErrors: { phone_number: [sentence] } };
  server.use(http.post('*/api/sign-in/code', () => HttpResponse.json(problem, { status: 429 })));
  await user.type(screen.getByLabelText('Six-digit code'), '123');

  await user.click(screen.getByRole('button', { name: 'Send a new code' }));

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Six-digit code')).toHaveValue('123');
});

test('a page loaded anew at the second step asks for the code alone: the server knows the number', () => {
  renderSignIn(`${fromCar}&step=code`);

  expect(screen.queryByLabelText('Mobile')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Six-digit code')).toBeInTheDocument();
});
