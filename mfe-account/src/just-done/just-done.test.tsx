import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../api/account.api';
import { justDoneApi } from '../api/just-done.api';
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

test('a page that answers a refused form says nothing of what was done before: the address is still that of then', async () => {
  server.use(http.get('*/api/done', () => HttpResponse.json({ act: 'deal-kept' })));
  const formResult = {
    ...{ formId: 'deal-keep', values: {} },
    problem: { code: 'rate_limited', detail: 'Too many', fieldErrors: {} } as const,
  };
  const Page = () => {
    const { data } = justDoneApi.endpoints.getJustDone.useQuery('deal-kept.9.a');
    return <p>{`${useJustDone() ?? 'nothing'}, though the server knows ${data?.act}`}</p>;
  };
  renderWithStore(<Page />, { apis: [accountApi], url: '/my-deal?done=deal-kept.9.a', formResult });

  expect(await screen.findByText('nothing, though the server knows deal-kept', {}, { timeout: 5000 })).toBeVisible();
});
