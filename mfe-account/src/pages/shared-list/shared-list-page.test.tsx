import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { accountApi } from '../../api/account.api';
import { prefetch } from '../../exposes/shared-list-page';
import { readFavourites } from '../../favourites/favourites-storage';
import { SharedListPage } from './shared-list-page';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };
const until = 'Friday 21 May 2027, 9:00 am';
const kia = aCarCard({ id: 'car-1', name: '2021 Kia Rio', slug: 'kia-rio', path: '/cars/kia-rio' });

type Answer = { status?: number; body: object };

function renderShared(answers: Record<string, Answer>) {
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: null })),
    http.get('*/api/shared-list/:token', ({ params }) => {
      const { status = 200, body } = answers[String(params['token'])] ?? { status: 404, body: problem('not_found') };
      return HttpResponse.json(body, { status });
    }),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  const ui = (
    <>
      <SharedListPage />
      <Link to="/shared-list/b">Another link</Link>
    </>
  );
  return renderWithStore(ui, { apis: [accountApi], url: '/shared-list/a', path: '/shared-list/:token', site });
}

const problem = (code: Problem['code'], ended?: Problem['ended']): Problem => {
  return { code, detail: 'for the log', fieldErrors: {}, ...(ended && { ended }) };
};

afterEach(() => localStorage.clear());

test('a shared list shows its cars with their prices and until when, and keeps one by its heart', async () => {
  renderShared({ a: { body: { cars: [kia, aCarCard({ id: 'car-2', name: 'A gone one', status: 'sold' })], until } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Cars shared with you' }, LONG)).toBeVisible();
  expect(screen.getByText(/The link works until Friday 21 May 2027/)).toBeVisible();
  expect(screen.getByText('SOLD')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save: 2021 Kia Rio' }));
  expect(screen.getByRole('button', { name: 'Saved: 2021 Kia Rio', pressed: true })).toBeVisible();
  expect(readFavourites('sunrise')).toMatchObject([{ id: 'car-1' }]);
  expect(screen.queryByRole('button', { name: 'Save: A gone one' })).not.toBeInTheDocument();
});

test('before it is alive a heart is a plain form that keeps its car, by the sign-in where nobody is signed in', async () => {
  renderShared({ a: { body: { cars: [kia], until } } });

  const form = (await screen.findByRole('button', { name: 'Save: 2021 Kia Rio' }, LONG)).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('action');
  expect(form).toHaveFormValues({ _form: 'watchlist-keep', car_id: kia.id });
});

test.each<[Problem['code'], Problem['ended'], number, string]>([
  ['gone', 'expired', 410, 'This link has expired'],
  ['gone', 'revoked', 410, 'This list is shared no more'],
  ['not_found', undefined, 404, 'We cannot find this list'],
  ['internal', undefined, 500, 'We cannot show this list right now'],
])('a link that is %s (%s) says so, with a way on', async (code, ended, status, title) => {
  renderShared({ a: { status, body: problem(code, ended) } });

  expect(await screen.findByRole('heading', { level: 1, name: title }, LONG)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('what one link showed is not shown under another', async () => {
  renderShared({ a: { body: { cars: [kia], until } }, b: { status: 410, body: problem('gone', 'revoked') } });
  await screen.findByRole('article', {}, LONG);

  await userEvent.click(screen.getByRole('link', { name: 'Another link' }));

  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'This list is shared no more' })).toBeVisible();
});

test('a list that was emptied says so', async () => {
  renderShared({ a: { body: { cars: [], until } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing on this list now' }, LONG)).toBeVisible();
});

test.each([
  ['gone', { status: 410 }],
  ['not_found', { status: 404 }],
  ['unreachable', {}],
] as const)('an answer of %s decides the status of the page', async (code, verdict) => {
  const dispatch = () => Promise.resolve({ error: problem(code) });
  const context = { dispatch, params: { token: 'a' } } as unknown as Parameters<NonNullable<typeof prefetch>>[0];

  expect(await prefetch?.(context)).toEqual(verdict);
});
