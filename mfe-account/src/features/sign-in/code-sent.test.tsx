import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { SignInPage } from './sign-in-page';

const site = aSite({
  group_name: 'Sunrise Group',
  remotes: { 'mfe-account': accountSettingsSchema.parse({}) },
});

/** The second step, loaded anew in a browser whose code went to a number that ends so. */
function renderSecondStep(ends: string | null) {
  server.use(
    http.get('*/api/sign-in/code', () => HttpResponse.json({ ends })),
    http.post('*/api/sign-in/code', () => HttpResponse.json({}, { status: 202 })),
  );
  renderWithStore(<SignInPage />, { apis: [accountApi], url: '/sign-in?step=code', path: '/sign-in', site });
}

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
