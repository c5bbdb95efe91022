import { jest } from '@jest/globals';
import type { ValuationView } from '@shared-kit/contracts/lead/valuation.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { OfferPage } from './offer-page';

const record = {
  rego: '482KTL',
  regoState: 'QLD',
  adjustmentAnswers: { condition: 'Good' },
  offer_accepted: false,
  lead_id: '0190f3c4-8a8e-7c11-9a3a-2f3b9c1d2e3f',
  form_completed: true,
};
const shown: ValuationView = {
  ...record,
  vehicle: '2021 Kia Seltos',
  estimate: { low: 24_000, high: 26_400, comparables: 3 },
  phone: '',
  car_id: null,
  photos: 0,
  photo_numbers: [],
};

function renderOffer(save_valuation: boolean, status = 200) {
  const saved: unknown[] = [];
  server.use(
    http.get('*/api/valuations/t', () => HttpResponse.json(shown)),
    http.post('*/api/miscellaneous', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ success: true }, { status });
    }),
  );
  const site = aSite({ flags: { save_valuation } });
  renderWithStore(<OfferPage />, { apis: [leadsApi], site, url: '/trade-in/offer/t', path: '/trade-in/offer/:token' });
  return saved;
}

test('the estimate is saved once where the site wants it, and the log says so', async () => {
  const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const saved = renderOffer(true);

  await waitFor(() => expect(said).toHaveBeenCalledWith('The valuation was saved'));
  expect(saved).toEqual([{ column_name: 'valuation', token: 't', valuation: record }]);
});

test('an estimate that is not saved is shown all the same: only the log says so', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderOffer(true, 503);

  await waitFor(() => expect(warned).toHaveBeenCalledWith('The valuation was not saved', expect.anything()));
  expect(screen.getByRole('heading', { name: 'Your 2021 Kia Seltos is worth about' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a site that does not want it is sent nothing', async () => {
  const saved = renderOffer(false);

  await screen.findByRole('button', { name: 'Accept and arrange a time' });
  expect(saved).toEqual([]);
});
