import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { assumptionApi } from '../api/assumption.api';
import { AllTerms } from './all-terms';
import { TermsLine } from './terms-line';

const siteWith = (settings: object) => aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse(settings) } });
const site = siteWith({});
const RESULTS = '/search/used-cars?page=2';
const said = (assumption: FinanceAssumption | null) =>
  server.use(http.get('*/api/finance-assumption', () => HttpResponse.json({ assumption })));
const fieldsOf = (form: HTMLElement) => [...new FormData(form as HTMLFormElement)];

test('says on whose terms repayments are, and opens a form that leads back here', async () => {
  said(null);
  renderWithStore(<TermsLine />, { apis: [assumptionApi], site, url: RESULTS });

  expect(await screen.findByText(/^Repayments here are on each lender’s own terms\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Change repayment terms' });
  expect(link).toHaveAttribute('href', `/finance?back=${encodeURIComponent(RESULTS)}#repayment-terms`);
  await userEvent.click(link);
  expect(await screen.findByRole('combobox', { name: 'Term' })).toHaveFocus();
  expect(fieldsOf(screen.getByRole('form', { name: 'Terms of all repayments' }))).toEqual([
    ['_form', 'finance-assumption'],
    ['_success', RESULTS],
    ['term', '5'],
    ['deposit', '0'],
    ['balloon', '0'],
  ]);
  expect(screen.queryByRole('button', { name: /Back to each lender/ })).toBeNull();
});

test('a site whose loans run for four years at most offers no longer term, and begins with none (S5-38)', async () => {
  said(null);
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site: siteWith({ term_max: 4 }), url: '/finance' });

  const term = await screen.findByRole('combobox', { name: 'Term' });
  expect(
    within(term)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['1 year', '2 years', '3 years', '4 years']]);
  expect(term).toHaveValue('4');
});

test('with terms of one’s own it says them', async () => {
  said({ termYears: 7, deposit: 2_000, balloonPercent: 20 });
  renderWithStore(<TermsLine />, { apis: [assumptionApi], site, url: RESULTS });

  expect(
    await screen.findByText(/^Repayments here: over 7 years, deposit \$2,000, final payment 20% of the price\./),
  ).toBeVisible();
});

test('a page that the browser brings back as it was left asks again, and stays where nothing changed', async () => {
  said(null);
  renderWithStore(<TermsLine />, { apis: [assumptionApi], site, url: RESULTS });
  await screen.findByText(/^Repayments here/);
  const asked = new Promise<void>((resolve) =>
    server.use(
      http.get('*/api/finance-assumption', () => {
        resolve();
        return HttpResponse.json({ assumption: null });
      }),
    ),
  );
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await asked;

  expect(screen.getByText(/^Repayments here/)).toBeVisible();
});

test('on the finance page own terms are given back by one button, to the page that asked', async () => {
  said({ termYears: 5, deposit: 0, balloonPercent: 0 });
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site, url: `/finance?back=${encodeURIComponent(RESULTS)}` });

  const back = await screen.findByRole('button', { name: 'Back to each lender’s own terms' });
  expect(back).toHaveAttribute('value', 'lenders');
  expect(fieldsOf(back.closest('form') as HTMLElement)).toEqual([
    ['_form', 'finance-assumption'],
    ['_success', RESULTS],
  ]);
});

const FIGURES = '?car_id=car-1&amount=40000&deposit=3000&term=3';

test('on the finance page the vehicle and the figures of its address stay, taken and refused', async () => {
  said({ termYears: 5, deposit: 0, balloonPercent: 0 });
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site, url: `/finance${FIGURES}` });
  await screen.findByRole('form');

  const forms = [...document.forms];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual([`/finance${FIGURES}`, `/finance${FIGURES}`]);
  for (const form of forms) expect(fieldsOf(form)).toContainEqual(['_success', `/finance${FIGURES}#repayment-terms`]);
});

test.each([
  ['the finance page', AllTerms, '/finance', `/finance${FIGURES}`, `/finance${FIGURES}#repayment-terms`],
  [
    'a vehicle’s page',
    TermsLine,
    '/cars/cx-5',
    `/finance?back=${encodeURIComponent(`/cars/cx-5${FIGURES}`)}`,
    `/cars/cx-5${FIGURES}`,
  ],
])('on %s figures that got into the address since it came go along', async (_page, Terms, path, action, success) => {
  said(null);
  renderWithStore(<Terms />, { apis: [assumptionApi], site, url: path });
  await screen.findByText(/lender’s own terms/);
  for (const link of screen.queryAllByRole('link')) await userEvent.click(link);
  const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Terms of all repayments' });
  addEventListener('submit', (event) => event.preventDefault(), { once: true });

  history.replaceState(null, '', path + FIGURES);
  await userEvent.click(screen.getByRole('button', { name: 'Use for every vehicle' }));

  expect(form).toHaveAttribute('action', action);
  expect(fieldsOf(form)).toContainEqual(['_success', success]);
});

test('it leads to no other site', async () => {
  said(null);
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site, url: '/finance?back=https%3A%2F%2Fevil.example%2F' });

  const success = new Map(fieldsOf(await screen.findByRole('form'))).get('_success');
  expect(success).toMatch(/^\/finance\?.*#repayment-terms$/);
});

test('what was typed wrongly stays, with words beside its field', async () => {
  said(null);
  const problem = {
    code: 'validation_failed',
    detail: 'No',
    fieldErrors: { deposit: ['Write it in dollars'] },
  } as const;
  const values = { term: '3', deposit: 'lots', balloon: '10' };
  const formResult = { formId: 'finance-assumption', values, problem } as unknown as FormResult;
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site, url: '/finance', formResult });

  expect(await screen.findByRole('textbox', { name: 'Deposit' })).toHaveValue('lots');
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveAccessibleDescription(/Write it in dollars/);
  expect(screen.getByRole('combobox', { name: 'Term' })).toHaveValue('3');
});

test('terms that the API did not take come back with what was typed, whatever it says now', async () => {
  server.use(http.get('*/api/finance-assumption', () => HttpResponse.json({ code: 'unreachable' }, { status: 503 })));
  const problem = { code: 'unreachable', detail: 'No', fieldErrors: {} } as const;
  const values = { term: '4', deposit: '777', balloon: '20' };
  const formResult: FormResult = { formId: 'finance-assumption', values, problem };
  renderWithStore(<AllTerms />, { apis: [assumptionApi], site, url: '/finance?back=/finance', formResult });

  expect(await screen.findByRole('alert')).toHaveTextContent('nothing you typed is lost');
  expect(fieldsOf(screen.getByRole('form', { name: 'Terms of all repayments' })).slice(2)).toEqual([
    ['term', '4'],
    ['deposit', '777'],
    ['balloon', '20'],
  ]);
});

test.each([
  ['', /^Repayments here are on each lender’s own terms\./],
  ['6.2000.0', /^Repayments here: over 6 years, deposit \$2,000, no final payment\./],
])('a list tells the terms that its figures came with, %p, and nobody is asked', (terms, words) => {
  // Who asked nonetheless would fail the test: the network answers nothing here.
  renderWithStore(<TermsLine terms={terms} />, { apis: [assumptionApi], site, url: RESULTS });

  expect(screen.getByText(words)).toBeVisible();
});
