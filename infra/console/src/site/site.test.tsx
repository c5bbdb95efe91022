import type { SiteDetail } from '@shared-kit/contracts/operator/site-desk.contract';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { open, platform } from '../../test/open-console';

const AT = '2026-11-24T01:00:00.000Z';
const site = 'corella';
const ORIGIN = 'http://corella.localhost:3000';
const LISTED = { slug: site, name: 'Corella', group: site, origin: ORIGIN, timeZone: 'Australia/Brisbane' };
const dana: SignedIn = { name: 'Dana', role: 'dealer', remotes: [], group: 'corella' };

type Sent = { base: number; parts: Record<string, unknown> };

/** The desk's own server: what the site is, and what it was sent. */
function desk() {
  platform();
  const detail: SiteDetail = {
    ...{ site, version: 4, by: 'Mia', at: AT, draft: null, versions: [] },
    parts: {
      announcement: null,
      header_menu: [{ label: 'Visit us', href: '/locations', fill: 'brands' }],
      footer_menu: [],
      home: ['stock', 'why', { panel: 'Come in', text: 'We are open.', items: [] }],
    },
  };
  const state = { detail, warnings: [] as object[], sent: [] as Sent[], refuse: [] as (() => Response)[] };
  server.use(
    http.get('*/api/content', () => HttpResponse.json({ pages: [] })),
    http.get('*/api/content/sites', () => HttpResponse.json({ sites: [LISTED] })),
    http.get('*/api/site-parts', () => HttpResponse.json(state.detail)),
    http.post('*/api/site-parts', async ({ request }) => {
      const body = (await request.json()) as Sent;
      state.sent.push(body);
      const refused = state.refuse.shift()?.();
      if (refused) return refused;
      state.detail = { ...state.detail, version: body.base + 1, by: 'Dana', parts: body.parts as SiteDetail['parts'] };
      return HttpResponse.json({ version: body.base + 1, warnings: state.warnings });
    }),
  );
  return state;
}

test('an announcement, another order of the home page and a menu entry are saved together, and all else stays', async () => {
  const state = desk();
  const user = open('/site', dana);

  await user.click(await screen.findByRole('checkbox', { name: /Show an announcement/ }));
  await user.type(screen.getByLabelText('What it says'), 'Open on Sunday');
  await user.click(screen.getByRole('button', { name: 'Move Reasons to buy here up' }));
  await user.clear(screen.getByLabelText('Words of menu entry 1'));
  await user.type(screen.getByLabelText('Words of menu entry 1'), 'Find us');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  expect(await screen.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(state.sent).toEqual([
    {
      ...{ site, base: 4 },
      parts: {
        announcement: { text: 'Open on Sunday' },
        header_menu: [{ label: 'Find us', href: '/locations', fill: 'brands' }],
        footer_menu: [],
        home: ['why', 'stock', { panel: 'Come in', text: 'We are open.', items: [] }],
      },
    },
  ]);
});

test('an announcement begins and ends by the clocks of the site', async () => {
  const state = desk();
  state.detail.parts.announcement = { text: 'Sale', start: '2026-12-23T14:00:00.000Z' };
  const user = open('/site', dana);
  const from = await screen.findByLabelText(/^From/);
  expect(from).toHaveValue('2026-12-24T00:00');
  expect(from).toHaveAccessibleDescription(/^Brisbane time/);
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2026-12-26T18:00' } });
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  await waitFor(() => expect(state.sent).toHaveLength(1));
  expect(state.sent[0]?.parts['announcement']).toMatchObject({ expiry: '2026-12-26T08:00:00.000Z' });
});

test('what is wrong is said beside its field and what was typed stays', async () => {
  const state = desk();
  const words = 'Fill this in.';
  state.refuse.push(() =>
    HttpResponse.json(
      { code: 'validation_failed', detail: 'Nothing was saved.', fieldErrors: { 'header_menu.1.label': [words] } },
      { status: 422 },
    ),
  );
  const user = open('/site', dana);

  await user.click(await screen.findByRole('button', { name: 'One more menu entry' }));
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  await waitFor(() => expect(screen.getByLabelText('Words of menu entry 2')).toHaveAccessibleDescription(words));
  expect(screen.getByLabelText('Words of menu entry 1')).toHaveValue('Visit us');
});

test('who saves second is told by whom and what was changed, and may save over it', async () => {
  const state = desk();
  const fields = [{ field: 'announcement', before: '', after: 'By Mia' }];
  state.refuse.push(() => {
    state.detail = { ...state.detail, version: 5, by: 'Mia' };
    const conflict = { newest: 5, by: 'Mia', at: AT, fields };
    return HttpResponse.json({ code: 'conflict', detail: 'Meanwhile', fieldErrors: {}, conflict }, { status: 409 });
  });
  const user = open('/site', dana);

  await user.click(await screen.findByRole('button', { name: 'Remove Reasons to buy here' }));
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  const told = await screen.findByRole('alert', { name: 'Saved by somebody else' });
  expect(within(told).getByText(/Mia saved version 5/)).toBeVisible();
  await user.click(within(told).getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(state.sent.map(({ base }) => base)).toEqual([4, 5]);
  expect(state.sent[1]?.parts['home']).toEqual(['stock', expect.objectContaining({ panel: 'Come in' })]);
});

test('a draft is kept for nobody to see, looked at, shown, and gone then', async () => {
  const state = desk();
  const kept: object[] = [];
  server.use(
    http.post('*/api/site-parts/preview', () =>
      HttpResponse.json({ link: 'http://corella.localhost:3000/?draft=x', expiresAt: AT }),
    ),
    http.post('*/api/site-parts/draft', async ({ request }) => {
      const body = (await request.json()) as { before: number; parts: Record<string, unknown> };
      kept.push(body);
      state.detail = {
        ...state.detail,
        draft: { number: body.before + 1, by: 'Dana', at: AT, parts: body.parts },
      };
      return HttpResponse.json({ number: body.before + 1 });
    }),
  );
  const user = open('/site', dana);
  await user.clear(await screen.findByLabelText('Words of menu entry 1'));
  await user.type(screen.getByLabelText('Words of menu entry 1'), 'Soon');
  await user.click(screen.getByRole('button', { name: 'Keep as the draft' }));

  expect(await screen.findByTitle('Draft of the home page')).toHaveAttribute(
    'src',
    'http://corella.localhost:3000/?draft=x',
  );
  expect(kept).toMatchObject([{ site, before: 0, parts: { header_menu: [{ label: 'Soon' }] } }]);
  expect(state.sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save and show' }));
  expect(await screen.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(state.sent).toMatchObject([{ base: 4, parts: { header_menu: [{ label: 'Soon' }] } }]);
});

test('an earlier version is written into the form, with who made it, and shown by nobody yet', async () => {
  const state = desk();
  state.detail = {
    ...state.detail,
    versions: [{ version: 3, by: 'Ben', note: 'Changed in the console: menu', at: AT }],
  };
  server.use(
    http.get('*/api/site-parts/version', () =>
      HttpResponse.json({
        version: 3,
        parts: { ...state.detail.parts, header_menu: [{ label: 'Before', href: '/' }] },
      }),
    ),
  );
  const user = open('/site', dana);
  expect(await screen.findByText(/Version 3, by Ben/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take up version 3' }));

  await waitFor(() => expect(screen.getByLabelText('Words of menu entry 1')).toHaveValue('Before'));
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  expect(state.sent).toEqual([]);
});

test('who keeps a draft second is told, and keeps theirs over it only by choice', async () => {
  const state = desk();
  const kept: { before: number }[] = [];
  server.use(
    http.post('*/api/site-parts/preview', () =>
      HttpResponse.json({ link: 'http://x.localhost/?draft=x', expiresAt: AT }),
    ),
    http.post('*/api/site-parts/draft', async ({ request }) => {
      const body = (await request.json()) as { before: number };
      kept.push(body);
      if (body.before === 1) return HttpResponse.json({ number: 2 });
      state.detail = { ...state.detail, draft: { number: 1, by: 'Ben', at: AT, parts: {} } };
      const conflict = { newest: 1, by: 'Ben', at: AT, fields: [] };
      return HttpResponse.json({ code: 'conflict', detail: 'Ben kept', fieldErrors: {}, conflict }, { status: 409 });
    }),
  );
  const user = open('/site', dana);
  await user.type(await screen.findByLabelText('Words of menu entry 1'), ' now');
  await user.click(screen.getByRole('button', { name: 'Keep as the draft' }));
  expect(await screen.findByRole('alert', { name: 'Saved by somebody else' })).toHaveTextContent(
    'Ben kept another draft',
  );
  expect(screen.getByLabelText('Words of menu entry 1')).toHaveValue('Visit us now');

  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(kept.map(({ before }) => before)).toEqual([0, 1]));
});

test('who leaves with menus that are not saved is asked, and finds them offered again', async () => {
  localStorage.clear();
  const state = desk();
  const user = open('/site', dana);
  await user.type(await screen.findByLabelText('Words of menu entry 1'), ' today');
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  expect(await screen.findByRole('dialog', { name: 'What you typed is not saved' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave, and keep it in this browser' }));

  await user.click(await screen.findByRole('link', { name: 'Site' }));
  await user.click(await screen.findByRole('button', { name: 'Use what I typed' }));
  expect(screen.getByLabelText('Words of menu entry 1')).toHaveValue('Visit us today');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));
  expect(await screen.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(state.sent).toMatchObject([{ parts: { header_menu: [{ label: 'Visit us today' }] } }]);
  expect(localStorage).toHaveLength(0);
});

test('a link to a page that shoppers do not see is named with the save, by its place', async () => {
  const state = desk();
  state.warnings = [
    { where: 'header_menu.0.href', text: 'leads to /sale, which ended on 1 June 2026' },
    { where: 'announcement.link.href', text: 'leads to /eofy, which is planned' },
  ];
  const user = open('/site', dana);
  await user.type(await screen.findByLabelText('Words of menu entry 1'), ' all');
  await user.click(screen.getByRole('button', { name: 'Save and show' }));

  expect(await screen.findByText('Saved, with links that shoppers do not see.')).toBeVisible();
  expect(screen.getByText('Menu entry 1 leads to /sale, which ended on 1 June 2026.')).toBeVisible();
  expect(screen.getByText('The announcement leads to /eofy, which is planned.')).toBeVisible();

  await user.type(screen.getByLabelText('Words of menu entry 1'), '!');
  expect(screen.queryByText(/leads to/)).not.toBeInTheDocument();
});
