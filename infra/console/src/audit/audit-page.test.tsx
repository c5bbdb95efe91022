import { server } from '@shared-kit/testing/server';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { open, platform } from '../../test/open-console';

const HASH = 'f'.repeat(64);

test('what the platform is set to leads to no page of a remote; what was done to one does', async () => {
  platform();
  const facts = { area: 'releases', actor: 'npm start', actorId: null, at: '2026-11-24T01:00:00.000Z' };
  const entries = [
    { ...facts, id: 2, kind: 'policy', subject: 'all remotes', words: 'second approval asked for' },
    { ...facts, id: 1, kind: 'promoted', subject: 'mfe-search', words: 'promoted 1.0.0' },
  ];
  server.use(
    http.get('*/api/audit', () => HttpResponse.json({ entries, more: false, actors: [], subjects: [], kinds: [] })),
  );
  open('/audit');
  expect(await screen.findByRole('link', { name: 'mfe-search' })).toHaveAttribute('href', '/releases/mfe-search');
  expect(screen.getByText('all remotes').closest('a')).toBeNull();
});

test('a line of an export from before the audit is said to be one, and not held against it', async () => {
  platform();
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/check', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ unchanged: true, detail: 'Entry 6 and all before it are as they were exported' });
    }),
  );
  const user = open('/audit');
  const field = await screen.findByRole('textbox', { name: 'Last line of the file' });
  await user.click(field);
  await user.paste(JSON.stringify({ id: 6, actor: 'anna', kind: 'pinned', hash: HASH }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/an export of releases alone/)).toBeVisible();
  expect(asked).toEqual([]);

  await user.clear(field);
  await user.click(field);
  await user.paste(JSON.stringify({ id: 6, entry: '{}', previous: HASH, hash: HASH }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Entry 6 and all before it are as they were exported')).toBeVisible();
  expect(asked).toEqual([`?id=6&hash=${HASH}`]);
});

test('a hash to keep is not left standing once verifying fails', async () => {
  platform();
  const user = open('/audit');
  await user.click(await screen.findByRole('button', { name: 'Verify all' }));
  expect(await screen.findByText(`6:${HASH}`)).toBeVisible();

  const problem = { code: 'internal', detail: 'The database is away.', fieldErrors: {} };
  server.use(http.get('*/api/audit/verify', () => HttpResponse.json(problem, { status: 503 })));
  await user.click(screen.getByRole('button', { name: 'Verify all' }));
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.queryByText(`6:${HASH}`)).not.toBeInTheDocument();
});

test('the audit asks for what its address says, days as the reader counts them', async () => {
  const state = platform();
  const user = open('/audit?subject=mfe-search&from=2026-11-20&to=2026-11-20');
  expect(await screen.findByText('pinned harbor to 1.0.0')).toBeVisible();
  const first = new URLSearchParams(state.asked[0]);
  expect(first.get('subject')).toBe('mfe-search');
  expect(Date.parse(first.get('to') ?? '') - Date.parse(first.get('from') ?? '')).toBe(24 * 3_600_000);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'anna');

  expect(await screen.findByText('pinned harbor to 1.0.0')).toBeVisible();
  expect(new URLSearchParams(state.asked.at(-1)).get('actor')).toBe('anna');
});

test('who may take the audit away may have it verified, and reads what is wrong; a viewer is offered neither', async () => {
  const state = platform();
  const user = open('/audit');
  await user.click(await screen.findByRole('button', { name: 'Verify all' }));
  expect(await screen.findByText('6 entries: nothing was changed.')).toBeVisible();
  expect(screen.getByText(`6:${'f'.repeat(64)}`)).toBeVisible();

  state.fault = 'Entry 2 is not what it was when it was written';
  await user.click(screen.getByRole('button', { name: 'Verify all' }));
  expect(await screen.findByText(state.fault)).toBeVisible();
  cleanup();
  open('/audit', { name: 'Vera', role: 'viewer', remotes: [] });
  expect(await screen.findByText('pinned harbor to 1.0.0')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify all' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Export all' })).not.toBeInTheDocument();
});
