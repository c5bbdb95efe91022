import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { SuccessPage } from './success-page';

beforeEach(() => server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: [aLocation()] }))));

test('a form that led here is thanked for', async () => {
  renderWithStore(<SuccessPage />, { apis: [leadsApi], url: '/success?form=enquiry' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, we have your enquiry' })).toBeVisible();
});

test.each(['/success', '/success?form=', '/success?form=nothing-we-know'])('%s thanks nobody', (url) => {
  renderWithStore(<SuccessPage />, { apis: [leadsApi], url });

  expect(screen.getByRole('heading', { level: 1, name: 'Nothing has been sent yet' })).toBeVisible();
  expect(screen.queryByText(/thank you/i)).toBeNull();
  expect(screen.getByRole('link', { name: '07 3808 9999' })).toHaveAttribute('href', 'tel:+61738089999');
});
