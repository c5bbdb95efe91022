import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { server } from '@shared-kit/testing/server';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeQuoteApi } from '../../api/finance-quote.api';
import { FormCalculator } from './form-calculator';

const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };

beforeEach(() => server.use(http.get('*/api/finance-assumption', () => HttpResponse.json({ assumption: null }))));

async function show(query = '', page = '/apply-for-finance') {
  renderWithStore(<FormCalculator car="" page={page} />, {
    ...{ apis: [financeQuoteApi], site: aSite({ remotes }), url: `${page}${query}` },
  });
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return await screen.findByRole('link', { name: 'Take these figures into the form', hidden: true });
}

test('its figures go into the questions of the form it stands beside, with what the address is about', async () => {
  const link = await show('?vehiclePriceBudget=20000&preferredDealership=south&term_years=3');

  expect(link).toHaveAttribute(
    'href',
    '/apply-for-finance?amount=20000&term_years=3&vehiclePriceBudget=20000&preferredDealership=south',
  );
  fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '2000' } });
  expect(link).toHaveAttribute(
    'href',
    '/apply-for-finance?amount=20000&deposit=2000&term_years=3&vehiclePriceBudget=20000&preferredDealership=south',
  );
});

test('a trade-in goes along as it is set, less what is owed on it', async () => {
  const link = await show('?amount=20000&trade_in=9000&owed=4000');

  expect(link).toHaveAttribute('href', expect.stringContaining('?amount=20000&trade_in=5000&term_years='));
  expect(link).not.toHaveAttribute('href', expect.stringContaining('owed'));
});

test('what is owed beyond what a trade-in brings goes along, with the figures and with what is asked of them', async () => {
  const link = await show('?amount=20000&trade_in=9000&owed=23000');

  expect(link).toHaveAttribute('href', expect.stringContaining('owed_beyond=14000'));
  expect(screen.getByRole('link', { name: 'Ask for a quote', hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('owed_beyond=14000'),
  );
});

test('an address that asks for figures, as a page without JavaScript does, has it open', async () => {
  await show('?frequency=12');

  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('$638 a month');
});

test('at an end of its range the amount says the limits, as on the page of its own (S5-33)', async () => {
  await show('?amount=250000');

  expect(screen.getByText('Cannot be less than $1,000 or more than $250,000')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: /Amount/ }), { target: { value: '20000' } });
  expect(screen.queryByText(/^Cannot be less than/)).toBeNull();
});

const CAR = {
  ...{ id: 'car-1', slug: 'rio', path: '/cars/rio', name: '2021 Mazda CX-5', badge: null, car_type: 'used' },
  ...{ item_type: null, tag: null, stocknum: 'U1', price_text: 'POA', price_type: null, price: null, to_buy: null },
  ...{ image: null, dealership_slug: 'south', location_id: '', location_name: null },
  ...{ available: true, reservable: false },
};

const QUOTE = {
  ...{
    as_at: '2026-03-02T01:30:00Z',
    as_at_text: 'Monday 2 March 2026, 11:30 am',
    path: null,
    changes: [],
    today: null,
  },
  vehicle: { id: 'car-1', name: '2021 Mazda CX-5', price: 29_490, price_text: '$29,490 Drive Away' },
  loan: {
    ...{ amount: 29_490, deposit: 2000, trade_in: 0, residual: 0, term: 6, interest: 4, frequency: 52, fees: [] },
    ...{ repayment: 101, comparison: 4.51, total: 31_512 },
  },
};

function showQuoted(answer: () => Response) {
  server.use(http.get('*/api/finance-quotes/signed', answer));
  renderWithStore(<FormCalculator car="" page="/finance-enquiry" />, {
    ...{ apis: [financeQuoteApi], site: aSite({ remotes }), url: '/finance-enquiry?amount=29490&quote=signed' },
  });
}

test('figures that go with the form stand on its page as at their date, and no other repayment does', async () => {
  showQuoted(() => HttpResponse.json(QUOTE));

  const figures = await screen.findByRole('region', { name: 'Figures that go with this form' });
  expect(figures).toHaveTextContent('As at Monday 2 March 2026, 11:30 am, for the 2021 Mazda CX-5.');
  expect(figures).toHaveTextContent(/\$101 a week.*4\.00% p\.a\..*4\.51% p\.a\..*6 years.*\$29,490/);
  expect(figures).toHaveTextContent('WARNING: This comparison rate is true only');
  expect(figures).toHaveTextContent(
    'The interest rate was set in the calculator; the site itself has another one today.',
  );
  expect(screen.queryByText('Work out a repayment')).toBeNull();
});

test('what would be different today is said beside figures that go with a form', async () => {
  showQuoted(() => HttpResponse.json({ ...QUOTE, changes: ['The price is $33,990 Drive Away now.'] }));

  const figures = await screen.findByRole('region', { name: 'Figures that go with this form' });
  expect(within(figures).getByRole('status')).toHaveTextContent(
    'They go with it as they were. Today:The price is $33,990 Drive Away now.',
  );
});

test('what is owed on a trade-in beyond what it brings goes with the figures of a form and of the quote beside it', async () => {
  showQuoted(() => HttpResponse.json({ ...QUOTE, loan: { ...QUOTE.loan, shortfall: 14_000 } }));

  expect(await screen.findByRole('link', { name: 'Change the figures' })).toHaveAttribute(
    'href',
    expect.stringContaining('owed_beyond=14000'),
  );
});

test('figures for another vehicle than the form’s are said not to go with it', async () => {
  server.use(http.get('*/api/lead-cars/:car', () => HttpResponse.json({ ...CAR, id: 'car-2', name: '2020 Kia Rio' })));
  server.use(http.get('*/api/finance-quotes/signed', () => HttpResponse.json(QUOTE)));
  renderWithStore(<FormCalculator car="rio" page="/finance-enquiry" />, {
    ...{ apis: [financeQuoteApi], site: aSite({ remotes }), url: '/finance-enquiry?car_id=rio&quote=signed' },
  });

  expect(await screen.findByText(/, another vehicle:/)).toHaveTextContent(
    'The figures of this address are for the 2021 Mazda CX-5, another vehicle: they do not go with this form.',
  );
  expect(screen.queryByText(/\$101/)).toBeNull();
});

test('figures that could not be signed are said not to go with the form', async () => {
  await show('?amount=20000&term_years=3&quote=');

  expect(screen.getByRole('status')).toHaveTextContent(/^No link to your figures goes with this form/);
});

test('a link that was changed is said to bring no figures, and the calculator stands in its place', async () => {
  showQuoted(() => HttpResponse.json({ code: 'not_found', detail: '' }, { status: 404 }));

  expect(await screen.findByText(/no figures of it go with this form/)).toBeVisible();
  expect(screen.getByText('Work out a repayment')).toBeVisible();
});

test('figures that cannot be shown right now are not replaced by others', async () => {
  showQuoted(() => HttpResponse.json({ code: 'unavailable', detail: '' }, { status: 503 }));

  expect(await screen.findByText(/We cannot show them right now/)).toBeVisible();
  expect(screen.queryByText('Work out a repayment')).toBeNull();
});
