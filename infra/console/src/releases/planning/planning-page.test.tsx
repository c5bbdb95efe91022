import { server } from '@shared-kit/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { API, open } from '../../../test/open-console';
import { dialog, planningPlatform } from '../../../test/planning-platform';

test('a ring is made by a rule, changed and removed', async () => {
  const sent = planningPlatform();
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: 'New ring' }));
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'queensland');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Which sites' }), 'A state');
  await user.type(dialog().getByRole('textbox', { name: 'State' }), 'QLD');
  await user.click(dialog().getByRole('button', { name: 'Make' }));
  expect(await screen.findByText('Ring queensland is the sites in qld: harbor.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Change ring pilot' }));
  await user.type(dialog().getByRole('textbox', { name: 'Sites' }), ', northshore');
  await user.click(dialog().getByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Remove ring pilot' }));
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['rings', { name: 'queensland', rule: { by: 'state', state: 'qld' }, revision: 0 }],
      ['rings', { name: 'pilot', rule: { by: 'sites', sites: ['harbor', 'northshore'] }, revision: 11 }],
      ['rings', { name: 'pilot', rule: null, revision: 11 }],
    ]),
  );
});

test('a freeze is made by the clock of whoever types, changed from what it is, and ended', async () => {
  const sent = planningPlatform();
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: 'New freeze' }));
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'easter');
  await user.type(dialog().getByLabelText('From'), '2037-04-01T09:30');
  await user.type(dialog().getByLabelText('To'), '2037-04-06T09:30');
  await user.click(dialog().getByRole('button', { name: 'Make' }));
  await user.click(await screen.findByRole('button', { name: 'Change freeze christmas' }));
  await user.click(dialog().getByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'End freeze christmas' }));
  await user.click(dialog().getByRole('button', { name: 'End' }));

  const iso = (typed: string) => new Date(typed).toISOString();
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'freezes',
        { name: 'easter', time: { from: iso('2037-04-01T09:30'), to: iso('2037-04-06T09:30') }, revision: 0 },
      ],
      [
        'freezes',
        { name: 'christmas', time: { from: '2036-12-24T00:00:00.000Z', to: '2036-12-27T00:00:00.000Z' }, revision: 12 },
      ],
      ['freezes', { name: 'christmas', time: null, revision: 12 }],
    ]),
  );
});

test.each([
  [
    'New plan',
    'Plan',
    'Save draft',
    { status: 422, field: 'text', words: ['This is no plan:', 'steps: Add at least one.'] },
  ],
  ['Change ring pilot', 'Sites', 'Change', { status: 422, field: 'rule', words: ['There is no site "x"'] }],
  ['Change ring pilot', 'Sites', 'Change', { status: 400, field: 'rule.sites', words: ['name at least one site'] }],
])('%s: what the platform refuses stands at %s, and what was typed stays', async (button, field, send, refusal) => {
  planningPlatform(refusal);
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: button }));
  const typed = dialog().getByRole('textbox', { name: field });
  await user.type(typed, 'x');
  await user.click(dialog().getByRole('button', { name: send }));
  await waitFor(() => expect(typed).toHaveAccessibleDescription(expect.stringContaining(refusal.words.at(-1)!)));
  expect(typed).toHaveDisplayValue(/x$/);
});

test.each([
  ['Change ring pilot', 'Change', 'rings', { name: 'pilot', rule: { by: 'sites', sites: ['harbor', 'x'] } }],
  ['Remove ring pilot', 'Remove', 'rings', { name: 'pilot', rule: null }],
  ['End freeze christmas', 'End', 'freezes', { name: 'christmas', time: null }],
])(
  '%s: who was slower is told what it is now, what was typed stays, and it is done all the same once they say so',
  async (...given) => {
    const [button, send, route, asked] = given;
    planningPlatform();
    const sent: unknown[] = [];
    const words =
      'It has changed since you looked: it is the sites in qld (Ben, 2026-11-24 01:02 UTC). Nothing was done.';
    server.use(
      http.post(`${API}/${route}`, async ({ request }) => {
        sent.push(await request.json());
        if (sent.length > 1) return HttpResponse.json({ words: 'it is done' });
        const problem = { code: 'conflict', detail: words, fieldErrors: { revision: [words] }, revision: 40 };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    const user = open('/releases/planning');
    await user.click(await screen.findByRole('button', { name: button }));
    if (send === 'Change') await user.type(dialog().getByRole('textbox', { name: 'Sites' }), ', x');
    await user.click(dialog().getByRole('button', { name: send }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(words);
    if (send === 'Change') expect(dialog().getByRole('textbox', { name: 'Sites' })).toHaveDisplayValue('harbor, x');
    await user.click(dialog().getByRole('button', { name: `${send} all the same` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const seen = route === 'rings' ? 11 : 12;
    expect(sent).toEqual([
      { ...asked, revision: seen },
      { ...asked, revision: 40 },
    ]);
  },
);

test('a ring that something is rolled out to, and a freeze that ends before it begins, say why not', async () => {
  planningPlatform({ status: 422, field: 'name', words: ['mfe-search 1.2.0 is being rolled out to ring pilot'] });
  const user = open('/releases/planning');
  await user.click(await screen.findByRole('button', { name: 'Remove ring pilot' }));
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('is being rolled out to ring pilot');
  cleanup();

  planningPlatform({ status: 422, field: 'to', words: ['christmas would end before it begins'] });
  const other = open('/releases/planning');
  await other.click(await screen.findByRole('button', { name: 'Change freeze christmas' }));
  await other.click(dialog().getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(dialog().getByLabelText('To')).toHaveAccessibleDescription(expect.stringContaining('before it begins')),
  );
});

test('a viewer reads it all and is offered nothing; a team plans its own remotes', async () => {
  planningPlatform();
  open('/releases/planning', { name: 'Vera', role: 'viewer', remotes: [] });
  expect(await screen.findByText('aborted by Anna')).toBeVisible();
  expect(screen.getByText('the sites harbor')).toBeVisible();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  cleanup();

  open('/releases/planning', { name: 'Tom', role: 'team', remotes: ['mfe-search'] });
  expect(await screen.findByRole('button', { name: 'Change plan 4' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'New plan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abort plan 4' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /plan 2|ring|freeze/ })).not.toBeInTheDocument();
  cleanup();

  open('/releases/planning', { name: 'Lea', role: 'team', remotes: ['mfe-leads'] });
  expect(await screen.findByText('drafted by Mia')).toBeVisible();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

test('a freeze says whose clock its times are by', async () => {
  planningPlatform();
  open('/releases/planning');
  const zone = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short' })
    .formatToParts(new Date('2036-12-24T00:00:00.000Z'))
    .find(({ type }) => type === 'timeZoneName')!.value;
  expect(await screen.findByText(/ Dec(ember)? 2036.* to /)).toHaveTextContent(`${zone} to`);
});
