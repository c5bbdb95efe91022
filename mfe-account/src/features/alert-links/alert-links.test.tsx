import type { AlertLink } from '@shared-kit/contracts/account/saved-searches.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { ConfirmAlertsPage } from './confirm-alerts-page';
import { StopAlertsPage } from './stop-alerts-page';

const site = aSite({ name: 'Sunrise Cars' });
/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };

function show(page: 'confirm' | 'stop', link: AlertLink, query = '') {
  server.use(http.get('*/api/alerts/link/x', () => HttpResponse.json(link)));
  return renderWithStore(page === 'stop' ? <StopAlertsPage /> : <ConfirmAlertsPage />, {
    ...{ apis: [accountApi], url: `/${page}-alerts/x${query}`, path: `/${page}-alerts/:token`, site },
  });
}

test('an address is confirmed by a plain form, not by opening the link, as programs open links too', async () => {
  show('confirm', { use: 'confirm', state: 'open' });

  expect(await screen.findByRole('button', { name: 'Confirm this address' }, LONG)).toHaveAttribute('type', 'submit');
  expect(screen.getByText(/^Sunrise Cars then emails this address/)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('once it is done it says so and asks nothing more', async () => {
  show('confirm', { use: 'confirm', state: 'done' });

  expect(await screen.findByRole('status', undefined, LONG)).toHaveTextContent('This address is confirmed.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an address that says it is done is believed by nobody', async () => {
  show('stop', { use: 'mails', state: 'open' }, '?done=1');

  expect(await screen.findByRole('button', { name: 'Stop these emails' }, LONG)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['mails', 'Stop these emails', /sends no more emails about what you saved to this address/],
  ['texts', 'Stop these texts', /sends no more texts about what you saved to this number/],
] as const)('%s are stopped by one plain button, and only they', async (use, act, text) => {
  show('stop', { use, state: 'open' });

  expect(await screen.findByRole('button', { name: act }, LONG)).toHaveAttribute('type', 'submit');
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['stop', { use: 'mails', state: 'unknown' }],
  ['stop', { use: 'confirm', state: 'done' }],
  ['confirm', { use: 'mails', state: 'open' }],
] as const)('a link that is none of the page %s says so and has no button', async (page, link) => {
  show(page, link);

  expect(await screen.findByRole('alert', undefined, LONG)).toHaveTextContent(/^This link does not work/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
