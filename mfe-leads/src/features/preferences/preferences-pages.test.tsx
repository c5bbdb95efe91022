import { aSite } from '@shared-kit/testing/a-site';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { choicesApi } from '../../api/choices.api';
import { PreferencesPage } from './preferences-page';
import { UnsubscribePage } from './unsubscribe-page';

const site = aSite({ name: 'Sunrise Cars' });
/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };

/** The server believes one mark. */
function unsubscribe(query: string) {
  server.use(
    http.get('*/api/unsubscribe', ({ request }) =>
      HttpResponse.json({ done: new URL(request.url).searchParams.get('done') === '9.a' }),
    ),
  );
  return renderWithStore(<UnsubscribePage />, {
    ...{ apis: [choicesApi], url: `/pages/unsubscribe${query}`, path: '/pages/unsubscribe', site },
  });
}

function preferences(query: string, formResult?: FormResult) {
  server.use(
    http.get('*/api/preferences/x', ({ request }) => {
      const saved = new URL(request.url).searchParams.get('saved') === '9.a';
      return HttpResponse.json({ email: 'r…@example.com', marketing: false, saved });
    }),
  );
  return renderWithStore(<PreferencesPage />, {
    ...{
      apis: [choicesApi],
      url: `/preferences/x${query}`,
      path: '/preferences/:token',
      site,
      ...(formResult && { formResult }),
    },
  });
}

test('who has just unsubscribed reads that it is done', async () => {
  unsubscribe('?done=9.a');
  expect(await screen.findByRole('status', undefined, LONG)).toHaveTextContent(/^Done\./);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['', '?done=1', '?done'])(
  'the address "%s" says to nobody that it is done: the form is there',
  async (query) => {
    unsubscribe(query);
    expect(await screen.findByRole('button', { name: 'Unsubscribe' }, LONG)).toBeInTheDocument();
    // What the server answers changes nothing.
    await new Promise(requestAnimationFrame);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

test('what was saved is said as the server knows it, not as the address says', async () => {
  const { unmount } = preferences('?saved=1');
  expect(await screen.findByRole('button', { name: 'Save' }, LONG)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();

  preferences('?saved=9.a');
  expect(await screen.findByRole('status', undefined, LONG)).toHaveTextContent('Saved. We send no offers and news.');
});

test('a page that answers a refused form does not say that something was saved', async () => {
  const problem = { code: 'unreachable', detail: 'No answer', fieldErrors: {} } as const;
  preferences('?saved=9.a', { formId: 'preferences', values: {}, problem });

  expect(await screen.findByRole('alert', undefined, LONG)).toBeVisible();
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('what was saved is said no more once the next try is made', async () => {
  preferences('?saved=9.a');
  expect(await screen.findByText('Saved.', undefined, LONG)).toBeVisible();
  server.use(http.post('*/api/preferences', () => HttpResponse.json({}, { status: 503 })));

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert', undefined, LONG)).toBeVisible();
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});
