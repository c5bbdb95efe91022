import type { HoursDetail, WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { open, platform } from '../../test/open-console';

const AT = '2026-11-24T01:00:00.000Z';
const dana: SignedIn = { name: 'Dana', role: 'dealer', remotes: [], group: 'corella' };
const until = (close: string): WrittenHours => ({ week: [{ weekday: 1, open: '08:30', close }], holidays: [] });
type Sent = { site: string; location: string; base: number; hours: WrittenHours };

function desk(said: Partial<HoursDetail> = {}) {
  platform();
  const state = {
    detail: {
      ...{ location: 'noosa', name: 'Noosa', newest: 1, hours: until('17:00') },
      versions: [{ version: 1, by: 'Mia', at: AT }],
      ...said,
    },
    sent: [] as Sent[],
    refuse: [] as (() => Response)[],
  };
  const site = {
    slug: 'corella',
    name: 'Corella',
    group: 'corella',
    origin: 'http://corella.localhost:3000',
    timeZone: 'Australia/Brisbane',
  };
  server.use(
    http.get('*/api/content', () => HttpResponse.json({ pages: [] })),
    http.get('*/api/content/sites', () => HttpResponse.json({ sites: [site] })),
    http.get('*/api/hours', () => HttpResponse.json({ places: [{ slug: 'noosa', name: 'Noosa', version: 1 }] })),
    http.get('*/api/hours/of', ({ request }) => {
      const version = new URL(request.url).searchParams.get('version');
      return HttpResponse.json(version === null ? state.detail : { ...state.detail, hours: until('12:00') });
    }),
    http.post('*/api/hours', async ({ request }) => {
      const body = (await request.json()) as Sent;
      state.sent.push(body);
      const refused = state.refuse.shift()?.();
      if (refused) return refused;
      state.detail = { ...state.detail, newest: body.base + 1, hours: body.hours };
      return HttpResponse.json({ version: body.base + 1 });
    }),
  );
  return state;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('hours of a weekday and of a holiday are written and saved on the version that was read', async () => {
  const state = desk();
  const user = open('/hours', dana);
  await screen.findByLabelText('Monday: closes');
  type('Monday: closes', '18:00');
  await user.click(screen.getByRole('button', { name: 'Open on Saturday' }));
  type('Saturday: opens', '09:00');
  type('Saturday: closes', '12:00');
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  type('Day 1: date', '2026-12-25');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  expect(await screen.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(state.sent).toEqual([
    {
      ...{ site: 'corella', location: 'noosa', base: 1 },
      hours: {
        week: [
          { weekday: 1, open: '08:30', close: '18:00' },
          { weekday: 6, open: '09:00', close: '12:00' },
        ],
        holidays: [{ date: '2026-12-25', status: 'Closed', open: '', close: '' }],
      },
    },
  ]);
});

test('hours that are seen on sites of others are shown with those, and not to be saved', async () => {
  desk({
    sites: [
      { name: 'Brolga Noosa', isTheirs: false },
      { name: 'Corella', isTheirs: true },
    ],
  });
  open('/hours', dana);

  expect(await screen.findByText(/^Seen on Brolga Noosa and Corella: /)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/^You may not change anything of Brolga Noosa, so/);
  expect(screen.queryByRole('button', { name: 'Save and show' })).toBeNull();
});

test('hours that are seen on several sites of theirs say so, and are saved', async () => {
  desk({
    sites: [
      { name: 'Brolga Noosa', isTheirs: true },
      { name: 'Corella', isTheirs: true },
    ],
  });
  open('/hours', dana);

  expect(await screen.findByText(/^Seen on Brolga Noosa and Corella: /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save and show' })).toBeVisible();
});

test('what cannot be is told beside its field, and what was typed stays', async () => {
  const state = desk();
  state.refuse.push(() =>
    HttpResponse.json(
      {
        code: 'validation_failed',
        detail: 'Nothing was saved',
        fieldErrors: { 'week.0.close': ['It closes when it opens.'] },
      },
      { status: 422 },
    ),
  );
  const user = open('/hours', dana);
  await screen.findByLabelText('Monday: closes');
  type('Monday: closes', '08:30');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Monday: closes')).toHaveAccessibleDescription('It closes when it opens.'),
  );
  expect(screen.getByLabelText('Monday: closes')).toHaveValue('08:30');
});

test('who saves second is told, and either goes on with theirs or saves over it', async () => {
  const state = desk();
  state.refuse.push(() => {
    const versions = [{ version: 2, by: 'Ben', at: AT }, ...state.detail.versions];
    state.detail = { ...state.detail, newest: 2, hours: until('16:00'), versions };
    return HttpResponse.json(
      { code: 'conflict', detail: 'Ben saved', fieldErrors: {}, newest: 2, by: 'Ben' },
      { status: 409 },
    );
  });
  const user = open('/hours', dana);
  await screen.findByLabelText('Monday: closes');
  type('Monday: closes', '19:00');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));
  expect(await screen.findByRole('alert', { name: 'Saved by somebody else' })).toHaveTextContent('by Ben');
  expect(screen.getByLabelText('Monday: closes')).toHaveValue('19:00');

  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));

  await waitFor(() => expect(state.sent.at(-1)).toMatchObject({ base: 2, hours: until('19:00') }));
});

test('what the file said is taken up into the form, and saved by nobody yet', async () => {
  const state = desk();
  const user = open('/hours', dana);
  await user.click(await screen.findByRole('button', { name: 'Take up what the file said' }));

  await waitFor(() => expect(screen.getByLabelText('Monday: closes')).toHaveValue('12:00'));
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  expect(state.sent).toEqual([]);
});

test('hours that are not saved stay where they are until whoever leaves says so, and are offered again', async () => {
  localStorage.clear();
  desk();
  const user = open('/hours', dana);
  await screen.findByLabelText('Monday: closes');
  type('Monday: closes', '19:30');
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Monday: closes')).toHaveValue('19:30');

  await user.click(screen.getByRole('link', { name: 'Pages' }));
  await user.click(await screen.findByRole('button', { name: 'Leave, and keep it in this browser' }));
  await user.click(await screen.findByRole('link', { name: 'Opening hours' }));
  await user.click(await screen.findByRole('button', { name: 'Use what I typed' }));
  expect(screen.getByLabelText('Monday: closes')).toHaveValue('19:30');
});
