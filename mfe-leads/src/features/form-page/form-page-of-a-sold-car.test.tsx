import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { car, renderPage } from '../../testing/render-form-page';
import { PAGE_TEXTS } from './form-pages';

test.each(['/book-test-drive', '/finance-enquiry', '/enquire/offer', '/enquire/photos'])(
  '%s of a sold car leads to one like it, and promises nothing (S4-03)',
  async (path) => {
    renderPage(`${path}?car_id=car-1`);
    server.use(http.get('*/api/lead-cars/car-1', () => HttpResponse.json({ ...car, available: false })));

    expect(await screen.findByText(/^This car is sold\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      '/enquire/similar?car_id=the-car',
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.body).not.toHaveTextContent(PAGE_TEXTS[path]?.intro ?? 'no such page');
  },
);

test('what is like a sold car is asked for all the same', async () => {
  renderPage('/enquire/similar?car_id=car-1');
  server.use(http.get('*/api/lead-cars/car-1', () => HttpResponse.json({ ...car, available: false })));

  expect(await screen.findByText('SOLD')).toBeVisible();
  expect(screen.getByRole('form')).toBeVisible();
});
