import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { API, open } from '../../../test/open-console';
import { aPlanning, TEXT, dialog, planningPlatform } from '../../../test/planning-platform';

test('a plan says when it goes on and what it waits for, and is approved on the sight of all that', async () => {
  planningPlatform();
  const acts: unknown[] = [];
  const [draft] = aPlanning().plans;
  server.use(
    http.get(`${API}/planning`, () =>
      HttpResponse.json({
        ...aPlanning(),
        plans: [
          {
            ...draft,
            start: '2036-11-25T10:00:00+10:00',
            windows: [{ days: ['mon', 'tue'], from: '09:00', to: '16:00' }],
            next: { words: 'it does not begin', until: '2036-11-25T00:00:00.000Z' },
          },
        ],
      }),
    ),
    http.post(`${API}/plan-acts`, async ({ request }) => {
      acts.push(await request.json());
      return HttpResponse.json({ ...draft, state: 'scheduled', words: 'approved by operator' });
    }),
  );
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: 'Approve plan 4' }));
  expect(acts).toEqual([]);
  const said = screen.getByRole('dialog').textContent;
  expect(said).toContain('10 % of all sites, 30 min');
  expect(said).toMatch(/Begins no earlier than 25 Nov 2036/);
  expect(said).toContain('Goes on mon, tue 09:00 to 16:00, by the clock of every site');
  expect(said).toMatch(/Once approved: it does not begin until 25 Nov 2036/);
  await user.click(dialog().getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Plan 4: approved by operator')).toBeVisible();
  expect(acts).toEqual([{ plan: 4, revision: 7, act: 'approve' }]);
});

test('a plan is written as YAML from an example, and a draft is changed on the sight of its revision', async () => {
  const sent = planningPlatform();
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: 'New plan' }));
  const text = dialog().getByRole('textbox', { name: 'Plan' });
  expect(text).toHaveDisplayValue(/remote: mfe-search\nversion: 1\.2\.0\n[^]*weight: 10%/);
  await user.clear(text);
  await user.type(text, 'remote: mfe-search');
  await user.click(dialog().getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Plan 5 is a draft: nothing comes of it until it is approved.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Change plan 4' }));
  expect(dialog().getByRole('textbox', { name: 'Plan' })).toHaveDisplayValue(TEXT);
  await user.click(dialog().getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['plans', { text: 'remote: mfe-search', replaces: null }],
      ['plans', { text: TEXT, replaces: { plan: 4, revision: 7 } }],
    ]),
  );
});
