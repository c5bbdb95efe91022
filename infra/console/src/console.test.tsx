import { jest } from '@jest/globals';
import { server } from '@shared-kit/testing/server';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aDesk, aRemote, aRollout } from '../test/a-desk';
import { API, changes, open, platform } from '../test/open-console';

test('a rollback is two presses from the first page, and names the revision that was looked at', async () => {
  const state = platform();
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'took 1.1.0 back, to 1.0.0' });
  const user = open('/');

  await user.click(await screen.findByRole('button', { name: 'Roll back mfe-search' }));
  await user.click(screen.getByRole('button', { name: 'Roll back to 1.0.0' }));

  expect(await screen.findByText('mfe-search: took 1.1.0 back, to 1.0.0')).toBeVisible();
  expect(state.acts).toEqual([{ act: 'rollback', remote: 'mfe-search', revision: 5, ring: null }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who is second is told what changed, and decides anew on that', async () => {
  const state = platform();
  const problem = { code: 'conflict', detail: 'mfe-search has changed', fieldErrors: {}, revision: 6, changes };
  state.answer = () => {
    state.desk = aDesk({ revision: 6, remotes: [aRemote({ revision: 6, pins: { harbor: '1.0.0' } })] });
    return HttpResponse.json(problem, { status: 409 });
  };
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('button', { name: 'Promote: 1.2.0' }));
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));

  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('mfe-search has changed since you looked. Nothing was done.');
  expect(told).toHaveTextContent('pinned harbor to 1.0.0 (anna, ');
  state.answer = () => HttpResponse.json({ changed: true, revision: 7, words: 'promoted 1.2.0' });
  await screen.findByText('harbor is held on 1.0.0');
  // Whoever works by keyboard stays in the dialog, at what is offered in the place of what they pressed.
  const again = screen.getByRole('button', { name: 'Decide on what is so now' });
  expect(again).toHaveFocus();
  await user.click(again);
  const anew = screen.getByRole('button', { name: 'Make 1.2.0 stable' });
  expect(anew).toHaveFocus();
  await user.click(anew);

  expect(await screen.findByText('mfe-search: promoted 1.2.0')).toBeVisible();
  expect(state.acts.map((act) => (act as { revision: number }).revision)).toEqual([5, 6]);
});

test('what somebody else does while the dialog is open is not decided on: the revision that was looked at is sent', async () => {
  const state = platform();
  state.answer = () => {
    state.desk = aDesk({ revision: 6, remotes: [aRemote({ revision: 6, pins: { harbor: '1.0.0' } })] });
    return HttpResponse.json({ code: 'unreachable', detail: 'Try again', fieldErrors: {} }, { status: 503 });
  };
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('button', { name: 'Promote: 1.2.0' }));
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));
  await screen.findByText('harbor is held on 1.0.0');
  await user.click(screen.getByRole('button', { name: 'Make 1.2.0 stable' }));

  await waitFor(() => expect(state.acts.map((act) => (act as { revision: number }).revision)).toEqual([5, 5]));
});

test('a refusal stands at the field that it names, and what was typed stays', async () => {
  const state = platform();
  const sentence = 'There is no site "nowhere"';
  state.answer = () =>
    HttpResponse.json(
      { code: 'validation_failed', detail: sentence, fieldErrors: { sites: [sentence] } },
      { status: 422 },
    );
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('button', { name: 'Roll out: 1.2.0' }));
  const share = screen.getByRole('spinbutton', { name: 'Share of visitors' });
  await user.clear(share);
  await user.type(share, '2.5');
  await user.type(screen.getByRole('textbox', { name: 'Only on these sites (optional)' }), 'harbor, nowhere');
  await user.click(screen.getByRole('button', { name: 'Roll out' }));

  const field = await screen.findByRole('textbox', { name: 'Only on these sites (optional)', description: /nowhere/ });
  expect(field).toBeInvalid();
  expect(field).toHaveValue('harbor, nowhere');
  expect(share).toHaveValue(2.5);
  expect(state.acts).toEqual([
    {
      act: 'roll',
      remote: 'mfe-search',
      revision: 5,
      version: '1.2.0',
      weightBps: 250,
      sites: ['harbor', 'nowhere'],
      ring: null,
    },
  ]);
});

test('a step of a rollout keeps its sites', async () => {
  const state = platform(aDesk({ remotes: [aRemote({ rollouts: [aRollout({ sites: ['harbor'] })] })] }));
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'rolled' });
  const user = open('/releases/mfe-search');

  expect(await screen.findByText('1.2.0 for 10 % of harbor')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1.2.0 to 25 %' }));
  await user.click(screen.getByRole('button', { name: 'Roll out' }));

  await screen.findByText('mfe-search: rolled');
  expect(state.acts).toEqual([expect.objectContaining({ weightBps: 2500, sites: ['harbor'] })]);
});

test('a version is rolled out to a ring, and a step of that rollout stays with the ring', async () => {
  const ring = { name: 'pilot', rule: 'the sites in qld', sites: ['harbor'] };
  const pilot = aRollout({ ring: 'pilot', sites: ['harbor'] });
  const state = platform(aDesk({ rings: [ring], remotes: [aRemote({ rollouts: [pilot] })] }));
  state.answer = () => HttpResponse.json({ changed: true, revision: 6, words: 'rolled' });
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('button', { name: 'Roll out: 1.0.0' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ring' }), 'pilot: the sites in qld (1)');
  await user.click(screen.getByRole('button', { name: 'Roll out' }));
  await screen.findByText('mfe-search: rolled');

  await user.click(screen.getByRole('button', { name: '1.2.0 to 50 %' }));
  await user.click(screen.getByRole('button', { name: 'Roll out' }));
  await waitFor(() => expect(state.acts).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Take 1.2.0 back' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take 1.2.0 back' }));
  await waitFor(() => expect(state.acts).toHaveLength(3));

  expect(state.acts).toEqual([
    expect.objectContaining({ act: 'roll', version: '1.0.0', ring: 'pilot', sites: [] }),
    expect.objectContaining({ act: 'roll', version: '1.2.0', ring: 'pilot', sites: [], weightBps: 5000 }),
    expect.objectContaining({ act: 'rollback', ring: 'pilot' }),
  ]);
});

test('of 300 sites a screenful is drawn, and words find any of them', async () => {
  const sites = Array.from({ length: 300 }, (_, index) => ({
    ...{ slug: `site-${index}`, name: `Dealer ${index}`, group: 'Corella', gets: { 'mfe-search': '1.1.0' }, rolls: {} },
  }));
  platform(aDesk({ sites }));
  const user = open('/releases');
  const matrix = await screen.findByRole('table');
  expect(matrix).toHaveAttribute('aria-rowcount', '301');
  expect(within(matrix).getAllByRole('rowheader').length).toBeLessThan(40);

  await user.type(screen.getByRole('searchbox', { name: 'Find sites' }), 'dealer 299');

  expect(await screen.findByText(/^1 of 300 sites/)).toBeVisible();
  expect(within(screen.getByRole('table')).getByRole('rowheader', { name: /Dealer 299/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find sites' }), ' nothing');
  expect(await screen.findByText('No site fits')).toBeVisible();
});

test('while the platform is away the page says so and comes back by itself or when asked', async () => {
  server.use(http.get(API, () => HttpResponse.error()));
  const user = open('/releases');
  expect(screen.getByRole('status', { name: 'Loading releases' })).toBeVisible();
  expect(await screen.findByText('The platform does not answer. It may be stopped or starting.')).toBeVisible();

  platform();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Harbor Cars')).toBeVisible();
});

test('who signed in is named, and can sign out by a plain form', async () => {
  platform();
  open('/audit');
  const form = (await screen.findByRole('button', { name: 'Sign out' })).closest('form');

  expect(screen.getByRole('link', { name: 'Mia' })).toHaveAttribute('href', '/account');
  expect(form).toHaveAttribute('action', '/sign-out');
  expect(form).toHaveAttribute('method', 'post');
});

test('what somebody may not do is not offered: a viewer looks, a team acts on its own remotes', async () => {
  const own = aRemote({ rollouts: [aRollout()], pins: { harbor: '1.0.0' } });
  platform(aDesk({ remotes: [own, aRemote({ name: 'mfe-leads' })] }));
  const offered = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  const viewer = { name: 'Vera', role: 'viewer', remotes: [] } as const;
  open('/releases/mfe-search', { ...viewer, remotes: [] });
  expect(await screen.findByText('harbor is held on 1.0.0')).toBeVisible();
  expect(offered().filter(Boolean)).toEqual([]);
  const menu = screen.getByRole('navigation', { name: 'Console' });
  expect(within(menu).queryAllByRole('link', { name: /^(People|Tokens|Leads|Outbox)$/ })).toEqual([]);
  expect(within(menu).getByRole('link', { name: 'Sites' })).toBeVisible();
  cleanup();

  open('/releases/mfe-search', { name: 'Tom', role: 'team', remotes: ['mfe-search'] });
  expect(await screen.findByRole('button', { name: 'Promote: 1.2.0' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take 1.2.0 back' })).toBeVisible();
  expect(offered().filter((name) => /Block|Pin|Unpin/.test(name))).toEqual([]);
  cleanup();

  open('/releases', { name: 'Tom', role: 'team', remotes: ['mfe-search'] });
  expect(await screen.findByRole('button', { name: 'Roll back mfe-search' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back mfe-leads' })).not.toBeInTheDocument();
});

test('a page that nobody has touched for a minute says so with each look', async () => {
  const said: (string | null)[] = [];
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  fireEvent.keyDown(document.body, { key: 'a' });
  const user = open('/releases');
  server.use(
    http.get(API, ({ request }) => {
      said.push(request.headers.get('x-operator-unattended'));
      return HttpResponse.error();
    }),
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  now = 61_000;
  fireEvent.click(button);
  await waitFor(() => expect(said).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said).toHaveLength(3));

  expect(said).toEqual([null, 'yes', null]);
  jest.restoreAllMocks();
});

test('nothing released, an unknown remote and an unknown page are said as such', async () => {
  platform(aDesk({ remotes: [], sites: [] }));
  open('/');
  expect(await screen.findByText('Nothing is released')).toBeVisible();
  open('/releases/mfe-nothing');
  expect(await screen.findByText('No version of mfe-nothing was ever published.')).toBeVisible();
  open('/nowhere');
  expect(await screen.findByText('There is no such page in the console.')).toBeVisible();
});
