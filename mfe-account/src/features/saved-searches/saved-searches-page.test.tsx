import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { SavedSearchesPage } from './saved-searches-page';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };
const none: SavedSearches = { searches: [], draft: null, choice: null, texts: null };

function renderPage(held: Partial<SavedSearches>, url = '/saved-searches') {
  server.use(
    http.get('*/api/saved-searches', () => HttpResponse.json({ ...none, ...held })),
    http.get('*/api/my-notifications', () => HttpResponse.json({ public_key: null, told: null, browsers: [] })),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  return renderWithStore(<SavedSearchesPage />, { apis: [accountApi], url, site });
}

test('what is to be saved says what it is, and nobody is signed up for mails by themselves', async () => {
  renderPage(
    { draft: { label: 'Used cars: Toyota', address: '/search/used-cars?query=toyota', count: 3 } },
    '/saved-searches?save=%2Fsearch%2Fused-cars%3Fquery%3Dtoyota',
  );

  const form = await screen.findByRole('form', { name: 'Save this search' }, LONG);
  expect(form).toHaveTextContent('Used cars: Toyota');
  expect(form).toHaveTextContent('3 cars now');
  for (const tick of screen.getAllByRole('checkbox')) expect(tick).not.toBeChecked();
  expect(screen.getAllByRole('checkbox').map((tick) => tick.getAttribute('name'))).toEqual(['alerts', 'texts']);
});

test('a search that is kept is saved anew as it is told of, and one address for all is said', async () => {
  const kept = { id: '1', label: 'Used cars', href: '/search/used-cars', count: 5, pushes: false };
  renderPage(
    {
      draft: { label: 'Used cars', address: '/search/used-cars', count: 5 },
      searches: [{ ...kept, alerts: true, texts: false }],
      choice: { email: 'ana@example.com', frequency: 'weekly', stop: '/stop-alerts/x', confirmed: true },
      texts: { frequency: 'weekly', stop: '/stop-alerts/x?texts=1' },
    },
    '/saved-searches?save=%2Fsearch%2Fused-cars',
  );

  const form = await screen.findByRole('form', { name: 'Save this search' }, LONG);
  expect(form).toHaveFormValues({ alerts: true, texts: false, email: 'ana@example.com', frequency: 'weekly' });
  expect(screen.getByText(/^For all your saved searches and cars/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'How we tell you' })).toBeNull();
});

test('who has saved no search is offered mails and texts about their cars, with nothing ticked', async () => {
  renderPage({});

  const form = await screen.findByRole('form', { name: 'How we tell you' }, LONG);
  expect(form).toHaveFormValues({ _form: 'alerts-choose', alerts: false, texts: false, email: '' });
});

test('how one is told stands there as it was chosen, to be changed', async () => {
  renderPage({ choice: { email: 'ana@example.com', frequency: 'instant', stop: '/stop-alerts/x', confirmed: true } });

  const form = await screen.findByRole('form', { name: 'How we tell you' }, LONG);
  expect(form).toHaveFormValues({ alerts: true, texts: false, email: 'ana@example.com', frequency: 'instant' });
});

test('each kept search leads to its page and can be removed by a plain form', async () => {
  renderPage({
    searches: [
      { id: '1', label: 'Used cars', href: '/search/used-cars', count: 5, alerts: true, texts: false, pushes: false },
    ],
    choice: { email: 'ana@example.com', frequency: 'daily', stop: '/stop-alerts/x', confirmed: true },
  });

  expect(await screen.findByRole('link', { name: 'Used cars' }, LONG)).toHaveAttribute('href', '/search/used-cars');
  expect(screen.getByText('5 cars now, with emails')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove: Used cars' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stop these emails' })).toHaveAttribute('href', '/stop-alerts/x');
});

test('while nobody has confirmed the address, it says what is waited for', async () => {
  renderPage({
    searches: [
      { id: '1', label: 'Used cars', href: '/search/used-cars', count: 5, alerts: true, texts: false, pushes: false },
    ],
    choice: { email: 'ana@example.com', frequency: 'daily', stop: '/stop-alerts/x', confirmed: false },
  });

  expect(await screen.findByText(/once you open the link we sent to ana@example.com/, {}, LONG)).toBeInTheDocument();
  expect(screen.getByText('5 cars now, emails once the address is confirmed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send it again' })).toHaveAttribute('type', 'submit');
});

test('who is told by text message reads how often, and where that is stopped', async () => {
  const kept = { label: 'Used cars', href: '/search/used-cars', count: 5, alerts: false };
  renderPage({
    searches: [
      { ...kept, id: '1', texts: true, pushes: false },
      { ...kept, id: '2', label: 'New cars', texts: false, pushes: false },
    ],
    texts: { frequency: 'instant', stop: '/stop-alerts/x?texts=1' },
  });

  expect(await screen.findByText('5 cars now, with texts', {}, LONG)).toBeInTheDocument();
  expect(screen.getByText('5 cars now')).toBeInTheDocument();
  expect(screen.getByText(/We text you, as soon as something changes/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stop these texts' })).toHaveAttribute('href', '/stop-alerts/x?texts=1');
});

test('each way by which a search is told of is named', async () => {
  renderPage({
    searches: [
      { id: '1', label: 'Used cars', href: '/search/used-cars', count: 5, alerts: true, texts: true, pushes: true },
    ],
    choice: { email: 'ana@example.com', frequency: 'daily', stop: '/stop-alerts/x', confirmed: true },
    texts: { frequency: 'daily', stop: '/stop-alerts/x?texts=1' },
  });

  expect(await screen.findByText('5 cars now, with emails, texts and notifications', {}, LONG)).toBeInTheDocument();
});

test('a search whose make has left the stock says so and leads nowhere', async () => {
  renderPage({
    searches: [
      { id: '1', label: 'Saab', href: '/search/saab', count: null, alerts: false, texts: false, pushes: false },
    ],
  });

  expect(await screen.findByText('Nothing of it is on this site any more', {}, LONG)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Saab' })).not.toBeInTheDocument();
});

const kept = { id: '1', label: 'Used cars', href: '/search/used-cars', count: 5 };
const waiting = { email: 'ana@example.com', frequency: 'daily', stop: '/stop-alerts/x', confirmed: false } as const;

test.each([
  ['search-saved', 'Saved.'],
  ['alerts-chosen', 'Kept.'],
  ['address-asked', 'Sent again.'],
])('of %s the page that follows says "%s"', async (act, words) => {
  server.use(http.get('*/api/done', () => HttpResponse.json({ act })));
  const searches = [{ ...kept, alerts: true, texts: false, pushes: false }];
  renderPage({ searches, choice: waiting }, `/saved-searches?done=${act}.9.a`);

  expect(await screen.findByText(words, {}, LONG)).toBeVisible();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
