import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { DataDeletedPage } from './data-deleted-page';

function open(url: string, waits = false) {
  server.use(
    http.get('*/api/my-data/deleted', ({ request }) =>
      HttpResponse.json({ done: new URL(request.url).searchParams.get('done') === '9.a', waits }),
    ),
  );
  renderWithStore(<DataDeletedPage />, { apis: [accountApi], url, path: '/data-deleted' });
}

test('who has just deleted their data reads that it is done', async () => {
  open('/data-deleted?done=9.a');

  expect(await screen.findByRole('heading', { name: 'Your data is deleted' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The account is gone');
  expect(screen.getByRole('status')).not.toHaveTextContent('on its way');
});

test('with a deletion goes what this browser kept at this site, and nothing without one', async () => {
  const site = 'sunrise';
  const keep = () => {
    for (const name of [`${site}:viewed-cars`, `${site}:enquired-car`, 'harbour:viewed-cars', `${site}:measuring`])
      localStorage.setItem(name, '[]');
    sessionStorage.setItem(`${site}:enquiry-typed`, '{}');
  };
  keep();
  open('/data-deleted?done=1');
  await screen.findByText(/Nothing was deleted just now/);
  expect([localStorage.length, sessionStorage.length]).toEqual([4, 1]);
  cleanup();

  open('/data-deleted?done=9.a');
  expect(await screen.findByText(/This browser has forgotten what it kept for you here/)).toBeVisible();
  expect(Object.keys(localStorage).toSorted()).toEqual(['harbour:viewed-cars', `${site}:measuring`]);
  expect(sessionStorage).toHaveLength(0);
  localStorage.clear();
});

test('whose enquiry is not with its dealer yet reads that it stays until it is', async () => {
  open('/data-deleted?done=9.a', true);

  expect(await screen.findByRole('status')).toHaveTextContent(/still on its way to the dealer/);
});

test.each(['', '?done=1'])('the address "%s" says to nobody that it is done', async (query) => {
  open(`/data-deleted${query}`);

  expect(await screen.findByText(/Nothing was deleted just now/)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: 'See what we hold about you' })).toHaveAttribute('href', '/your-data');
});
