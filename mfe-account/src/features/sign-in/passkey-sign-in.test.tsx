import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { SignInPage } from './sign-in-page';

const question = {
  id: '019a0000-0000-7000-8000-000000000000',
  options: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' },
};
const bytes = new Uint8Array([1]).buffer;

/** A browser that has passkeys, whose owner answers like this. */
function withPasskeys(get: () => Promise<object>): void {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

function renderPage() {
  const answers: unknown[] = [];
  server.use(
    http.post('*/api/sign-in/passkey/options', () => HttpResponse.json(question)),
    http.post('*/api/sign-in/passkey', async ({ request }) => {
      answers.push(await request.json());
      return HttpResponse.json({ user: { phone: '+61412345678' } });
    }),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  const url = '/sign-in?redirect=/your-data';
  const rendered = renderWithStore(<SignInPage />, { apis: [accountApi], url, path: '/sign-in', site });
  return { ...rendered, answers, user: userEvent.setup() };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('a browser with passkeys offers them, and who signs in with one is led to where they wanted', async () => {
  withPasskeys(async () => ({
    ...{ id: 'key', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
  }));
  const { user, answers, currentUrl } = renderPage();

  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

  await waitFor(() => expect(currentUrl()).toBe('/your-data'));
  expect(answers).toMatchObject([{ id: question.id, response: { id: 'key' } }]);
});

test('who cancels reads so, and a code is still asked for', async () => {
  withPasskeys(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user, answers } = renderPage();

  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

  expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
  expect(answers).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
});

test('a browser without passkeys is offered none', () => {
  renderPage();

  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});
