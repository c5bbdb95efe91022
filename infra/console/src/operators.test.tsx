import { server } from '@shared-kit/testing/server';
import type { MyAccount, People, Tokens } from '@shared-kit/contracts/operator/operators.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { aDesk } from '../test/a-desk';
import { Console } from './console';

const AT = '2026-11-24T01:00:00.000Z';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const me: MyAccount = {
  ...{ name: 'Mia', role: 'manager', remotes: [], hasCodes: false, recoveryCodesLeft: 0 },
  passkeys: [{ id: 'k1', name: 'Phone', createdAt: AT, usedAt: null }],
  sessions: [
    { id: 's1', startedAt: AT, usedAt: AT, browser: FIREFOX, isThis: true },
    { id: 's2', startedAt: AT, usedAt: AT, browser: 'curl/8', isThis: false },
  ],
};
const person = {
  id: 'p1',
  name: 'Mia',
  role: 'manager',
  remotes: [],
  group: null,
  sites: [],
  isDisabled: false,
  hasWayIn: true,
};
const people: People = {
  people: [
    { ...person, role: 'manager', usedAt: AT, isMe: true },
    { ...person, id: 'p2', name: 'Vera', role: 'viewer', hasWayIn: false, usedAt: null, isMe: false },
  ],
  events: [{ id: 1, at: AT, actor: 'Mia', kind: 'invited', subject: 'Vera as viewer' }],
};
const token: Tokens['tokens'][number] = {
  ...{ id: 't1', name: 'builds', role: 'team', remotes: ['mfe-search'], madeBy: 'Mia', madeAt: AT, expiresAt: AT },
  ...{ usedAt: null, state: 'good' },
};

/** The platform: what it was sent, and what it answers to each. */
function platform(answers: Record<string, object> = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const told: Record<string, object> = {
    'GET /me': me,
    'GET /people': people,
    'GET /tokens': { tokens: [token] },
    ...answers,
  };
  server.use(
    http.get('*/api/releases', () => HttpResponse.json(aDesk())),
    http.all('*/api/operators/*', async ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/operators', '')}`;
      if (request.method !== 'GET') sent.push({ call, body: await request.json().catch(() => null) });
      const answer = told[call] ?? { done: true };
      return HttpResponse.json(answer, { status: 'fieldErrors' in answer ? 422 : 200 });
    }),
  );
  return sent;
}

function open(path: string) {
  const router = createMemoryRouter(
    [{ path: '*', element: <Console operator={{ name: 'Mia', role: 'manager', remotes: [] }} /> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const refused = (field: string, sentence: string) => ({
  ...{ code: 'validation_failed', detail: sentence, fieldErrors: { [field]: [sentence] } },
});

test('an account shows its passkeys and where it is signed in, and ends another session', async () => {
  const sent = platform();
  const user = open('/account');
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(screen.getByText('this one')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^End the session of curl/ }));
  await user.click(screen.getByRole('button', { name: 'Remove passkey Phone' }));

  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /me/sessions/s2', 'DELETE /me/passkeys/k1']),
  );
});

test('password and codes are set with an app, and the recovery codes shown once', async () => {
  const sent = platform({
    'POST /me/codes/offer': { id: 'o1', secret: 'ABCDEF', address: 'otpauth://totp/Mia?secret=ABCDEF' },
    'POST /me/codes': { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
  });
  const user = open('/account');
  await user.click(await screen.findByRole('button', { name: 'Set them' }));
  expect(await screen.findByRole('img', { name: 'For an app that shows codes' })).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'correct horse');
  await user.type(screen.getByLabelText('Code that the app shows'), '123456');
  await user.click(screen.getByRole('button', { name: 'Set password and codes' }));

  expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
  expect(sent.at(-1)?.body).toEqual({ id: 'o1', password: 'correct horse', code: '123456' });
});

test('a wrong code stands at its field, and what was typed stays', async () => {
  platform({
    'POST /me/codes/offer': { id: 'o1', secret: 'ABCDEF', address: 'otpauth://totp/Mia?secret=ABCDEF' },
    'POST /me/codes': refused('code', 'This is not the code that the app shows now'),
  });
  const user = open('/account');
  await user.click(await screen.findByRole('button', { name: 'Set them' }));
  await user.type(await screen.findByLabelText('New password'), 'correct horse');
  await user.type(screen.getByLabelText('Code that the app shows'), '000000');
  await user.click(screen.getByRole('button', { name: 'Set password and codes' }));

  expect(await screen.findByRole('textbox', { description: /not the code/ })).toHaveValue('000000');
  expect(screen.getByLabelText('New password')).toHaveValue('correct horse');
});

test('somebody is invited as a team, and the link is shown once with the focus on it', async () => {
  const sent = platform({ 'POST /people': { link: 'https://operator.example/sign-in/link?token=x' } });
  const user = open('/people');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Tom');
  await user.selectOptions(screen.getByRole('combobox', { name: 'May' }), 'Team of remotes');
  await user.type(screen.getByRole('textbox', { name: 'Remotes of the team' }), 'mfe-search, mfe-leads');
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Link for Tom' })).toBeVisible();
  expect(screen.getByText(/It leads to https:\/\/operator\.example, and you are at/)).toBeVisible();
  expect(sent[0]?.body).toEqual({
    name: 'Tom',
    role: 'team',
    remotes: ['mfe-search', 'mfe-leads'],
    group: null,
    sites: [],
  });
});

test('a name that is taken is said at its field', async () => {
  platform({ 'POST /people': refused('name', 'There is an account "Mia" already') });
  const user = open('/people');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mia');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('textbox', { name: 'Name', description: /already/ })).toHaveValue('Mia');
});

test('another person gets a role, a link, or is shut out; oneself is not offered that', async () => {
  const sent = platform({ 'POST /people/p2/reset': { link: 'https://operator.example/sign-in/link?token=y' } });
  const user = open('/people');
  await user.click(await screen.findByRole('button', { name: 'Change what Vera may do' }));
  const dialog = screen.getByRole('dialog', { name: 'What Vera may do' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'May' }), 'Release manager');
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('What Vera may do is changed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New link for Vera' }));
  expect(await screen.findByRole('heading', { name: 'Link for Vera' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disable Vera' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /people/p2/position', body: { role: 'manager', remotes: [], group: null, sites: [] } },
      { call: 'POST /people/p2/reset', body: {} },
      { call: 'POST /people/p2/disable', body: {} },
    ]),
  );
  expect(screen.queryByRole('button', { name: /Disable Mia|Reset Mia/ })).not.toBeInTheDocument();
  expect(screen.getByText('invited: Vera as viewer')).toBeVisible();
});

test('a token is made for a team, shown once, and revoked', async () => {
  const sent = platform({ 'POST /tokens': { token: 'dealer_op_secret' } });
  const user = open('/tokens');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'nightly');
  await user.selectOptions(screen.getByRole('combobox', { name: 'May' }), 'Team of remotes');
  await user.type(screen.getByRole('textbox', { name: 'Remotes of the team' }), 'mfe-search');
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('dealer_op_secret');
  await user.click(screen.getByRole('button', { name: 'Revoke builds' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /tokens', body: { name: 'nightly', role: 'team', remotes: ['mfe-search'], days: '90' } },
      { call: 'DELETE /tokens/t1', body: null },
    ]),
  );
});
