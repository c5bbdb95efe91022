import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../api/account.api';
import { useJustDone } from './just-done';

/** What a page says of an address, and what the server was asked about it. */
function open(url: string) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/done', ({ request }) => {
      const done = new URL(request.url).searchParams.get('done');
      asked.push(done);
      return HttpResponse.json({ act: done === 'deal-kept.9.a' ? 'deal-kept' : null });
    }),
  );
  const Page = () => <p>{useJustDone() ?? 'nothing'}</p>;
  renderWithStore(<Page />, { apis: [accountApi], url });
  return asked;
}

test('what the server marked as just done is said', async () => {
  open('/my-deal?done=deal-kept.9.a');

  expect(await screen.findByText('deal-kept', {}, { timeout: 5000 })).toBeVisible();
});

test.each(['', '?kept=1', '?saved=1&chosen=1&asked=1&told=1'])('of the address "%s" nobody asks', (query) => {
  expect(open(`/my-deal${query}`)).toEqual([]);
  expect(screen.getByText('nothing')).toBeVisible();
});
