import { server } from '@shared-kit/testing/server';
import { aLocation } from '@shared-kit/testing/a-location';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { car, renderPage } from '../../testing/render-form-page';
import { PAGE_TEXTS } from './form-pages';

const unreachable = { code: 'unreachable', detail: '' };
const yard = aLocation({ id: 'yard', name: 'Yard', dealership_slug: 'south' });
const otherYard = aLocation({ id: 'other', name: 'Other yard', dealership_slug: 'north', dealership_name: 'North' });

test.each([
  '/book-test-drive',
  '/finance-enquiry',
  '/apply-for-finance',
  '/finance-pre-approval',
  '/enquire/offer',
  '/enquire/photos',
])('%s of a sold car leads to one like it, and promises nothing (S4-03)', async (path) => {
  renderPage(`${path}?car_id=car-1`);
  server.use(http.get('*/api/lead-cars/car-1', () => HttpResponse.json({ ...car, available: false })));

  expect(await screen.findByText(/^This car is sold\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
    'href',
    '/enquire/similar?car_id=the-car',
  );
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.body).not.toHaveTextContent(PAGE_TEXTS[path]?.intro ?? 'no such page');
});

test('what is like a sold car is asked for all the same', async () => {
  renderPage('/enquire/similar?car_id=car-1');
  server.use(http.get('*/api/lead-cars/car-1', () => HttpResponse.json({ ...car, available: false })));

  expect(await screen.findByText('SOLD')).toBeVisible();
  expect(screen.getByRole('form')).toBeVisible();
});

test.each(['/finance-enquiry', '/apply-for-finance', '/finance-pre-approval', '/enquire/offer'])(
  '%s of a car that nobody knows says so, and has its form',
  async (path) => {
    renderPage(`${path}?car_id=gone`);

    expect(
      await screen.findByText('We cannot find the vehicle of this address: this form is about none in particular.'),
    ).toBeVisible();
    expect(await screen.findByRole('form')).toBeVisible();
  },
);

const forms = ['/finance-enquiry', '/apply-for-finance', '/finance-pre-approval', '/enquire/offer'];
const notThere = [
  [unreachable, 503, 'We cannot read this vehicle right now'],
  [{ code: 'gone', detail: '' }, 410, 'The vehicle of this address is no longer for sale here'],
] as const;

test.each(forms.flatMap((path) => notThere.map((of) => [path, ...of] as const)))(
  '%s of a car whose answer is %j says so, asks for no place, and is about it all the same',
  async (path, problem, status, words) => {
    const { container } = renderPage(`${path}?car_id=car-1`, [yard, otherYard]);
    server.use(http.get('*/api/lead-cars/car-1', () => HttpResponse.json(problem, { status })));

    expect(await screen.findByText(`${words}: this form is still about it.`)).toBeVisible();
    expect(container.querySelector('form [name=car_id]')).toHaveValue('car-1');
    expect(screen.queryByRole('combobox', { name: /Location|Dealership/ })).toBeNull();
  },
);

test('a form of an address that names no car says nothing of one', async () => {
  renderPage('/finance-enquiry');

  expect(await screen.findByRole('form')).toBeVisible();
  expect(screen.queryByText(/We cannot find/)).toBeNull();
});
