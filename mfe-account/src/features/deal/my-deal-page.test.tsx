import type { KeptDeal } from '@shared-kit/contracts/account/deal.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { MyDealPage } from './my-deal-page';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };
const deal: KeptDeal = {
  ...{ id: 'd1', car_id: 'c1', car_name: '2023 Kia Seltos', path: '/cars/kia?deposit=5000', figures: 'deposit=5000' },
  ...{ postcode: '4000', kept: 'Monday', link: '/my-deal/d1.signed', until: 'June' },
  ...{ revalue: false, image: null },
  rows: [
    { label: 'Price', value: '$30,000 Drive Away' },
    { label: 'Delivery', value: 'Free, to Brisbane' },
  ],
  repayment: {
    ...{ amount: 119, frequency: 52, interestRate: 6.99, comparisonRate: 8.03, termYears: 5 },
    ...{ deposit: 5000, balloon: 0, loanAmount: 25_000 },
  },
};

function show(answer: object, url = '/my-deal') {
  const asked: string[] = [];
  server.use(
    http.get('*/api/my-deals', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('address') ?? '');
      return HttpResponse.json(answer);
    }),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  renderWithStore(<MyDealPage />, { apis: [accountApi], site, url });
  return asked;
}

test('a kept deal says every dollar, its repayment by the law, and leads to the form with its link', async () => {
  show({ deals: [deal], draft: null });

  expect(await screen.findByText('$30,000 Drive Away', {}, LONG)).toBeVisible();
  expect(screen.getByText(/^\$119 a week at 6\.99% p\.a\. · 8\.03% p\.a\. comparison rate/)).toBeVisible();
  expect(screen.getByText(/^WARNING|comparison rate (is true|applies)/i)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask about this deal' })).toHaveAttribute(
    'href',
    '/enquire/vehicle?car_id=c1&deal=d1.signed',
  );
  expect(screen.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', '/cars/kia?deposit=5000');
});

test('who has no deal yet is led to vehicles to make one for', async () => {
  show({ deals: [], draft: null });

  expect(await screen.findByRole('heading', { name: 'No deal yet' }, LONG)).toBeVisible();
  const newest = screen.getByRole('region', { name: 'Just arrived' });
  expect(within(newest).getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    expect.stringContaining('newest'),
  );
});

test('what the address says is shown before it is kept, and posted as it was worked out', async () => {
  const { id: _id, kept: _kept, link: _link, until: _until, ...draft } = deal;
  const asked = show({ deals: [], draft }, '/my-deal?car_id=c1&deposit=5000&delivery_postcode=4000&utm=x');

  const form = (await screen.findByRole('button', { name: 'Keep this deal' }, LONG)).closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ _form: 'deal-keep', car_id: 'c1', figures: 'deposit=5000', postcode: '4000' },
  });
  expect(asked).toEqual(['deposit=5000&car_id=c1&delivery_postcode=4000']);
});

test('without any it says how one is made', async () => {
  show({ deals: [], draft: null });

  expect(await screen.findByRole('heading', { name: 'No deal yet' }, LONG)).toBeVisible();
  expect(screen.queryByText(/no longer for sale/)).toBeNull();
});

test('asked for a deal about a car that is gone, it says so', async () => {
  show({ deals: [], draft: null }, '/my-deal?car_id=gone&deposit=5000');

  expect(await screen.findByText(/^That car is no longer for sale here/, {}, LONG)).toBeVisible();
});

test('a trade-in that was valued too long ago leads to where it is valued again', async () => {
  show({ deals: [{ ...deal, revalue: true }], draft: null });

  expect(await screen.findByRole('link', { name: 'Value your trade-in again' }, LONG)).toHaveAttribute(
    'href',
    '/trade-in',
  );
});
