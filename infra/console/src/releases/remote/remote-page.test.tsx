import { server } from '@shared-kit/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aDesk, aRemote, aRollout, anEvidence } from '../../../test/a-desk';
import { API, open, platform } from '../../../test/open-console';

test('a manager sees what the pages of a version looked like beside those of the stable one', async () => {
  platform();
  const shot = { width: 390, file: '0-390.jpg', stable: '0-390-stable.jpg' };
  const page = { site: 'harbor', path: '/search/used-cars', parts: ['the page results-page'], shots: [shot] };
  server.use(
    http.get(`${API}/looks/mfe-search/1.2.0`, () => HttpResponse.json({ pages: [page] })),
    http.get(`${API}/looks/mfe-search/1.0.0`, () => HttpResponse.json({ pages: [] })),
  );
  const user = open('/releases/mfe-search');
  const version = await screen.findByRole('combobox', { name: 'Version' });
  expect(screen.getByRole('link', { name: 'Compare 1.2.0 with 1.1.0' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/releases\/mfe-search\/compare\?from=1\.1\.0&to=1\.2\.0$/),
  );

  await user.selectOptions(version, '1.2.0');
  const looks = await screen.findByRole('region', { name: '/search/used-cars of harbor' });
  expect(within(looks).getByRole('img', { name: '390 px wide, this version' })).toHaveAttribute(
    'src',
    '/api/releases/looks/mfe-search/1.2.0/0-390.jpg',
  );
  expect(within(looks).getByRole('img', { name: '390 px wide, stable then' })).toBeInTheDocument();

  await user.selectOptions(version, '1.0.0');
  expect(await screen.findByText('There was no browser where it was published.')).toBeVisible();
});

test('a remote’s page says how a rollout does beside the others, and holds its plan on the sight of it', async () => {
  const state = platform(aDesk({ remotes: [aRemote({ rollouts: [aRollout()] })] }));
  state.evidence = anEvidence();
  state.answer = () => HttpResponse.json({ ...state.evidence.plans[0], state: 'held', words: 'held by operator' });
  const user = open('/releases/mfe-search');

  const region = await screen.findByRole('group', { name: 'Figures of 1.2.0' });
  expect(within(region).getByRole('row', { name: 'Threw in the browser 9 of 400 1 of 3600 12 of 800' })).toBeVisible();
  expect(screen.getByText('Nothing speaks against 1.2.0, and too little for it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold plan 3' }));
  expect(await screen.findByText('Plan 3: held by operator')).toBeVisible();
  expect(state.acts).toEqual([{ plan: 3, revision: 4, act: 'hold' }]);
});

test('of a rollout that nobody has met yet there is a sentence and no figure', async () => {
  const state = platform(aDesk({ remotes: [aRemote({ rollouts: [aRollout()] })] }));
  const { rollouts, ...rest } = anEvidence();
  const nobody = { of: 0, events: 0 };
  const findings = rollouts[0]!.findings.map((finding) => ({ ...finding, canary: nobody, baseline: nobody }));
  state.evidence = { ...rest, rollouts: [{ ...rollouts[0]!, findings }] };
  open('/releases/mfe-search');

  expect(await screen.findByText('Nothing speaks against 1.2.0, and too little for it.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('what waits for a second person is approved by the same act, not by who asked for it', async () => {
  const request = {
    version: '1.2.0',
    act: 'promoted',
    weightBps: 10_000,
    by: 'Mia',
    byId: 'account:1',
    ...{ at: '2026-11-24T01:00:00.000Z', ring: null },
  } as const;
  const state = platform(aDesk({ remotes: [aRemote({ request: { ...request, sites: [] } })] }));
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'promoted 1.2.0' });
  open('/releases/mfe-search');
  expect(await screen.findByText('Somebody else has to approve it: you asked for it yourself.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve 1.2.0' })).not.toBeInTheDocument();
  cleanup();

  const user = open('/releases/mfe-search', { name: 'Ben', role: 'manager', remotes: [] });
  await user.click(await screen.findByRole('button', { name: 'Approve 1.2.0' }));
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));
  await waitFor(() =>
    expect(state.acts).toEqual([{ act: 'promote', remote: 'mfe-search', version: '1.2.0', revision: 5 }]),
  );
});

test.each([
  [
    'asked to roll 1.2.0 out to 60 % of ring pilot (harbor)',
    { act: 'rolled', weightBps: 6000, sites: ['harbor'], ring: 'pilot' },
    'Roll out',
    { act: 'roll', weightBps: 6000, sites: [], ring: 'pilot' },
  ],
  [
    'asked to pin harbor to 1.2.0',
    { act: 'pinned', weightBps: 10_000, sites: ['harbor'], ring: null },
    'Pin',
    { act: 'pin', site: 'harbor' },
  ],
] as const)('who approves does just what was asked for: %s', async (words, asked, button, act) => {
  const request = { ...asked, sites: [...asked.sites], version: '1.2.0', by: 'Mia', byId: null };
  const state = platform(aDesk({ remotes: [aRemote({ request: { ...request, at: '2026-11-24T01:00:00.000Z' } })] }));
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'done' });
  const user = open('/releases/mfe-search', { name: 'Ben', role: 'manager', remotes: [] });
  expect(await screen.findByText(new RegExp(words.replaceAll(/[()]/g, '.')))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve 1.2.0' }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(state.acts).toEqual([{ ...act, remote: 'mfe-search', version: '1.2.0', revision: 5 }]));
});

test('what automation took back is given to visitors only by who ticks that it is to be so all the same', async () => {
  const state = platform(aDesk({ remotes: [aRemote({ takenBack: { '1.2.0': 4 } })] }));
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'promoted 1.2.0' });
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('button', { name: 'Promote: 1.2.0' }));
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));
  expect(state.acts).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: 'Give it to visitors all the same' }));
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));
  await waitFor(() =>
    expect(state.acts).toMatchObject([{ act: 'promote', version: '1.2.0', althoughTakenBack: true }]),
  );
});

test('a preview link of a version is made for a site, to be copied or read with a phone', async () => {
  platform(aDesk({ remotes: [aRemote({ blocked: ['1.1.0'] })] }));
  const link = 'http://northshore.localhost:3000/?preview=token';
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/releases/previews', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ link, expiresAt: '2026-12-02T00:00:00.000Z' });
    }),
  );
  const user = open('/releases/mfe-search');
  const panel = within(await screen.findByRole('region', { name: 'Preview link' }));
  expect(panel.queryByRole('option', { name: '1.1.0' })).not.toBeInTheDocument();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Version to show' }), '1.2.0');
  await user.selectOptions(panel.getByRole('combobox', { name: 'On site' }), 'Northshore (northshore)');
  await user.click(panel.getByRole('button', { name: 'Make a link' }));

  expect(await panel.findByRole('textbox', { name: 'Link to 1.2.0 on northshore' })).toHaveValue(link);
  expect(panel.getByRole('img', { name: 'Opens 1.2.0 on northshore on a phone' })).toBeVisible();
  expect(asked).toEqual([{ remote: 'mfe-search', version: '1.2.0', site: 'northshore' }]);
});
