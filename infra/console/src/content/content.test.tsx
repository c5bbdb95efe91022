import type { ContentDetail } from '@shared-kit/contracts/server/content-desk.contract';
import type { SignedIn } from '@shared-kit/contracts/server/operators.contract';
import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { open, platform } from '../../test/open-console';

const AT = '2026-11-24T01:00:00.000Z';
const site = 'corella';
const path = '/about-us';
const dana: SignedIn = { name: 'Dana', role: 'dealer', remotes: [], group: 'corella' };
const editor = `/content/page?site=${site}&path=${path}`;

/** The desk's own server: what it holds, and what it was sent. */
function desk(said: Partial<ContentDetail> = {}) {
  platform();
  const detail: ContentDetail = {
    ...{ site, path, version: 0, newest: 0, state: 'live', seen: 0, spans: [], versions: [] },
    page: { path, title: 'About us', description: 'Who we are.', body: 'As in the file.' },
    ...said,
  };
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const state = {
    ...{ detail, sent, findings: [] as object[] },
    answers: {} as Record<string, () => Response>,
    draftsSent: () => sent.filter(({ call }) => call === 'draft'),
  };
  server.use(
    http.get('*/api/content/sites', () =>
      HttpResponse.json({
        sites: [{ slug: site, name: 'Corella', group: site, origin: 'http://corella.localhost:3000' }],
      }),
    ),
    http.get('*/api/content', () =>
      HttpResponse.json({
        pages: [
          { ...{ path, title: 'About us', state: 'live', hasDraft: true, next: null }, by: 'Mia', at: AT },
          { path: '/eofy', title: 'Sale', state: 'expired', hasDraft: false, next: null, by: null, at: null },
        ],
      }),
    ),
    http.get('*/api/content/page', ({ request }) => {
      const version = new URL(request.url).searchParams.get('version');
      const page = { ...detail.page, body: 'As it was.' };
      return HttpResponse.json(version === null ? state.detail : { ...state.detail, version: Number(version), page });
    }),
    http.post('*/api/content/:act', async ({ request, params }) => {
      const call = String(params['act']);
      const body = (await request.json()) as Record<string, unknown>;
      if (call === 'preview')
        return HttpResponse.json({ link: 'http://corella.localhost:3000/about-us?draft=x', expiresAt: AT });
      if (call === 'check') return HttpResponse.json({ findings: state.findings });
      sent.push({ call, body });
      return state.answers[call]?.() ?? HttpResponse.json({ version: Number(body['base'] ?? body['version']) + 1 });
    }),
  );
  return state;
}

const conflict = () =>
  HttpResponse.json(
    {
      ...{ code: 'conflict', detail: 'Ben saved version 1', fieldErrors: {} },
      conflict: { newest: 1, by: 'Ben', at: AT, fields: [{ field: 'title', before: 'About us', after: 'Our people' }] },
    },
    { status: 409 },
  );

test('dealer staff begin at the pages of their sites, with what shoppers see of each', async () => {
  desk();
  open('/', dana);

  const about = (await screen.findByRole('link', { name: 'About us' })).closest('li')!;
  expect(within(about).getByText('Live')).toBeInTheDocument();
  expect(within(about).getByText('Draft')).toBeInTheDocument();
  expect(screen.getByText('Over')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Releases' })).not.toBeInTheDocument();
});

test('who may not write pages is not led to them', async () => {
  desk();
  open('/', { name: 'Vera', role: 'viewer', remotes: [] });

  await screen.findByRole('link', { name: 'Releases' });
  expect(screen.queryByRole('link', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a new page begins as a draft, and not where there is one', async () => {
  const state = desk();
  const user = open('/content', dana);
  await user.type(await screen.findByLabelText('Title'), 'Winter');
  await user.type(screen.getByLabelText('Address'), '/eofy');
  await user.click(screen.getByRole('button', { name: 'Begin this page' }));
  expect(await screen.findByText(/There is a page at this address/)).toBeInTheDocument();
  expect(state.sent).toEqual([]);

  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), '/winter');
  await user.click(screen.getByRole('button', { name: 'Begin this page' }));
  await waitFor(() =>
    expect(state.sent).toMatchObject([
      { call: 'draft', body: { site, base: 0, page: { path: '/winter', title: 'Winter' } } },
    ]),
  );
});

test('what is typed is kept once asked for, on the version that was read, then on the one that was made', async () => {
  const state = desk();
  const user = open(editor, dana);
  await user.type(await screen.findByLabelText('Title'), ' today');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(await screen.findByText('Kept as version 1'));

  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Kept as version 2');

  expect(state.draftsSent().map(({ body }) => [body['base'], (body['page'] as { title: string }).title])).toEqual([
    [0, 'About us today'],
    [1, 'About us today!'],
  ]);
});

test('parts are added with their own fields, moved by a button and removed', async () => {
  const state = desk();
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Add table' }));
  await user.type(screen.getByLabelText('Table'), 'x');
  await user.click(screen.getByRole('button', { name: 'Add call to action' }));
  await user.type(screen.getByLabelText('Words on the button'), 'Write to us');
  await user.click(screen.getAllByRole('button', { name: 'Up' })[1]!);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(state.draftsSent()).toHaveLength(1));

  expect(state.draftsSent()[0]!.body['page']).toMatchObject({
    blocks: [
      { kind: 'call_to_action', link: { label: 'Write to us', href: '/contact' } },
      { kind: 'table', columns: ['', ''], rows: [['', 'x']] },
    ],
  });
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(screen.queryByLabelText('Words on the button')).not.toBeInTheDocument();
});

test('who saves second is told who was first and what they changed, and keeps their own only by saying so', async () => {
  const state = desk();
  state.answers['draft'] = conflict;
  const user = open(editor, dana);
  await user.type(await screen.findByLabelText('Title'), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  const told = await screen.findByRole('alert', { name: 'Saved by somebody else' });
  expect(told).toHaveTextContent('Ben saved version 1 of this page');
  expect(told).toHaveTextContent('Our people');
  expect(screen.getByLabelText('Title')).toHaveValue('About us mine');

  delete state.answers['draft'];
  await user.click(screen.getByRole('button', { name: 'Keep mine as the newest' }));
  await screen.findByText('Kept as version 2');
  expect(state.draftsSent().at(-1)?.body).toMatchObject({ base: 1, page: { title: 'About us mine' } });
});

test('who goes on with theirs finds what they had typed among the versions', async () => {
  const state = desk();
  state.answers['draft'] = conflict;
  const user = open(editor, dana);
  await user.type(await screen.findByLabelText('Title'), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('alert', { name: 'Saved by somebody else' });

  delete state.answers['draft'];
  state.detail = { ...state.detail, newest: 3, version: 3, page: { path, title: 'Our people' } };
  await user.click(screen.getByRole('button', { name: 'Go on with theirs' }));

  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Our people'));
  expect(state.sent.slice(1)).toMatchObject([
    { call: 'draft', body: { base: 1, page: { title: 'About us mine' } } },
    { call: 'revert', body: { base: 2, to: 1 } },
  ]);
});

test('what has to be mended keeps a page from being published, and what is to be looked at asks for a word', async () => {
  const state = desk();
  state.findings = [{ level: 'error', where: 'blocks.1', text: 'Row 2 is odd' }];
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Check and publish…' }));
  expect(await screen.findByText('part 2: Row 2 is odd')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  state.findings = [{ level: 'warning', where: 'body', text: 'Needs conditions' }];
  await user.click(screen.getByRole('button', { name: 'Check and publish…' }));
  const versions = [{ version: 1, by: 'Dana', note: '', at: AT }];
  state.answers['publish'] = () => {
    state.detail = { ...state.detail, newest: 1, version: 1, seen: 1, versions };
    return HttpResponse.json({ version: 1 });
  };
  await user.click(await screen.findByLabelText('I have read this, and it may be published'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() =>
    expect(state.sent).toMatchObject([{ call: 'publish', body: { path, version: 0, at: null, confirmed: true } }]),
  );
  expect(await screen.findByText('/about-us is published.')).toBeInTheDocument();
  // The page of the site's file became a version by that: nobody else's.
  expect(await screen.findByText('Kept as version 1')).toBeInTheDocument();
  expect(screen.queryByRole('alert', { name: 'Saved by somebody else' })).not.toBeInTheDocument();
});

test('an earlier version is compared with the editor, and taken up', async () => {
  const versions = [2, 1].map((version) => ({ version, by: version === 1 ? 'Mia' : 'Dana', note: '', at: AT }));
  const state = desk({ newest: 2, version: 2, seen: 1, versions });
  const user = open(editor, dana);

  await user.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  expect(await screen.findByText('As it was.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take up version 1' }));

  await waitFor(() => expect(state.sent).toMatchObject([{ call: 'revert', body: { path, base: 2, to: 1 } }]));
});

test('the draft is shown as the site draws it, and anew with each version that is kept', async () => {
  desk();
  const user = open(editor, dana);
  const first = await screen.findByTitle('Draft of About us');
  expect(first).toHaveAttribute('src', 'http://corella.localhost:3000/about-us?draft=x');

  await user.click(screen.getByRole('button', { name: 'Desktop, 1280' }));
  expect(screen.getByRole('button', { name: 'Desktop, 1280' })).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Kept as version 1');
  expect(screen.getByTitle('Draft of About us!')).not.toBe(first);
});

test('a picture is brought along with words of what it shows, chosen, and its point said by keyboard', async () => {
  const state = desk();
  const id = 'own-00112233445566aa';
  const listed = { id, name: 'yard.jpg', alt: 'The yard', focus: { x: 50, y: 50 }, width: 900, height: 600 };
  const brought: string[] = [];
  let refuses = true;
  server.use(
    http.get('*/api/content/pictures', () =>
      HttpResponse.json({ pictures: brought.length > 0 ? [{ ...listed, by: 'Dana', at: AT }] : [] }),
    ),
    http.post('*/api/content/pictures', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const detail = 'The picture has 10,000 by 10,000 pixels.';
      if (refuses)
        return HttpResponse.json(
          { code: 'validation_failed', detail, fieldErrors: { file: [detail] } },
          { status: 422 },
        );
      brought.push(`${asked.get('site')} ${asked.get('name')} ${asked.get('alt')}`);
      return HttpResponse.json({ id });
    }),
  );
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Choose or bring picture below the title' }));
  const form = within(await screen.findByRole('form', { name: 'Bring a picture' }));
  const file = new File(['x'], 'yard.jpg', { type: 'image/jpeg' });
  await user.upload(form.getByLabelText(/^File/), file);
  await user.type(form.getByLabelText(/^What it shows/), 'The yard');
  await user.click(form.getByRole('button', { name: 'Bring this picture' }));
  expect(await form.findByText('The picture has 10,000 by 10,000 pixels.')).toBeInTheDocument();
  expect(form.getByLabelText(/^What it shows/)).toHaveValue('The yard');

  refuses = false;
  await user.click(form.getByRole('button', { name: 'Bring this picture' }));
  await user.click(await screen.findByRole('button', { name: /^The yard/ }));
  expect(brought).toEqual(['corella yard.jpg The yard']);
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '30' } });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  await waitFor(() =>
    expect(state.draftsSent().at(-1)?.body).toMatchObject({
      page: { picture: { id, alt: 'The yard', focus: { x: 30, y: 50 } } },
    }),
  );
});
