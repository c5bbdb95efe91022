import type { CodeSent } from '@shared-kit/contracts/account/account.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { SignInPage } from './sign-in-page';

const site = aSite({
  group_name: 'Sunrise Group',
  remotes: { 'mfe-account': accountSettingsSchema.parse({}) },
});

/** The second step, loaded anew in a browser whose code went to a number that ends so. */
function renderSecondStep(ends: string | null, sent: Partial<CodeSent> = {}, formResult?: FormResult) {
  server.use(
    http.get('*/api/sign-in/code', () => HttpResponse.json({ ends, ...sent })),
    http.post('*/api/sign-in/code', () => HttpResponse.json({}, { status: 202 })),
    http.post('*/api/sign-in/verify', () => HttpResponse.json(GONE, { status: 410 })),
  );
  const url = '/sign-in?step=code';
  renderWithStore(<SignInPage />, {
    ...{ apis: [accountApi], url, path: '/sign-in', site },
    ...(formResult && { formResult }),
  });
}

const GONE = { code: 'gone' as const, detail: '', fieldErrors: { code: ['Works no more'] } };
const USED_UP = /entered wrong too often, so it is used up/;

test('loaded anew, the second step says which number the code went to and how long it works', async () => {
  renderSecondStep('678');

  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent(
    'We sent a code to the number that ends in 678. It works for 5 minutes.',
  );
  expect(screen.getByLabelText('Six-digit code')).toBeVisible();
});

test('a browser without a code that works is led back to the first step, and told why', async () => {
  renderSecondStep(null);

  expect(await screen.findByLabelText('Mobile')).toBeVisible();
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('Step 1 of 2This browser has no code that still works.');

  await userEvent.type(screen.getByLabelText('Mobile'), '0412 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByLabelText('Six-digit code')).toBeVisible();
  expect(said).toHaveTextContent('Step 2 of 2We sent a code to 0412 345 678. It works for 5 minutes.');
});

test('who has just signed out everywhere is told that it is done', async () => {
  server.use(http.get('*/api/done', () => HttpResponse.json({ act: 'signed-out-everywhere' })));
  const url = '/sign-in?redirect=/&done=signed-out-everywhere.9.a';
  renderWithStore(<SignInPage />, { apis: [accountApi], url, path: '/sign-in', site });

  expect(await screen.findByText(/^Done: your number is signed out at every site of Sunrise Group/)).toBeVisible();
});

test('a code that was sent in place of another is said to be new', async () => {
  renderSecondStep('678', { again: true });

  expect(await screen.findByText(/We sent a new code to/)).toHaveTextContent(
    'We sent a new code to the number that ends in 678. It works for 5 minutes; the one before no longer does.',
  );
});

test('a code that is used up is said to be, with another offered at once', async () => {
  renderSecondStep('678');
  await userEvent.type(screen.getByLabelText('Six-digit code'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText(USED_UP)).toBeVisible();
  expect(screen.queryByText(/It works for/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
  const another = screen.getByRole('button', { name: 'Send a new code' });
  expect(another).toHaveFocus();

  await userEvent.click(another);
  expect(await screen.findByLabelText('Six-digit code')).toHaveAccessibleDescription('');
  expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
});

test('a page that was loaded anew, or answers the last try without JavaScript, says that the code is used up', async () => {
  renderSecondStep('678', { used_up: true });
  expect(await screen.findByText(USED_UP)).toBeVisible();
  cleanup();

  renderSecondStep('678', {}, { formId: 'sign-in-verify', values: {}, problem: GONE });
  expect(screen.getByText(USED_UP)).toBeVisible();
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
});

test('a new code that is refused without JavaScript says why, and the code that came keeps its field', async () => {
  const sentence = 'That was a lot of codes. You can ask for another in 12 minutes.';
  const problem = { code: 'rate_limited' as const, detail: '', fieldErrors: { phone_number: [sentence] } };
  renderSecondStep('678', {}, { formId: 'sign-in-code', values: {}, problem });

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Six-digit code')).toBeVisible();
});
