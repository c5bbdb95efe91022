import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigationType } from 'react-router';
import { accountApi } from '../api/account.api';
import { askSession } from '../saving/ask-anew';
import type { AccountDispatch } from '../saving/use-account-dispatch';
import { AccountTop } from './account-top';

/** What the router was asked for last: the page that is there when it begins came by itself. */
function Page() {
  return (
    <>
      <AccountTop name="Your data" title="Your data" />
      <p>{useNavigationType()}</p>
    </>
  );
}

test('a page of one’s own asks for itself anew once nobody is signed in, so that its gate answers', async () => {
  let phone: string | null = '+61412345678';
  server.use(http.get('*/api/session', () => HttpResponse.json({ user: phone === null ? null : { phone } })));
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  const { store, currentUrl } = renderWithStore(<Page />, { apis: [accountApi], url: '/your-data?show=all', site });
  const dispatch = store.dispatch as AccountDispatch;
  await act(() => askSession(dispatch));
  expect(screen.getByText('POP')).toBeVisible();

  phone = null;
  await act(() => askSession(dispatch));

  await waitFor(() => expect(screen.getByText('REPLACE')).toBeVisible());
  expect(currentUrl()).toBe('/your-data?show=all');
});
