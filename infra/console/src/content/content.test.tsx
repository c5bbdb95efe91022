import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { AT, dana, desk, editor, path, site } from '../../test/content-desk';
import { open } from '../../test/open-console';

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

test('whoever opens a page is told at once who else has it open and who saved it last', async () => {
  desk({
    ...{ newest: 1, version: 1, others: ['Ben', 'Mia'] },
    versions: [{ version: 1, by: 'Mia', note: '', at: AT }],
  });
  open(editor, dana);

  expect(await screen.findByText('Ben and Mia have this page open too.')).toBeVisible();
  expect(screen.getByText(/Mia saved it last, 24 Nov 2026/)).toBeVisible();
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

test('a page is scheduled by the clocks of its site, whatever this computer says', async () => {
  const state = desk({ newest: 1, version: 1 });
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Check and publish…' }));
  const from = await screen.findByLabelText(/^From/);
  expect(from).toHaveAccessibleDescription(/^Brisbane time/);
  fireEvent.change(from, { target: { value: '2099-12-24T09:30' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() =>
    expect(state.sent).toMatchObject([{ call: 'publish', body: { at: '2099-12-23T23:30:00.000Z' } }]),
  );
  expect(await screen.findByText(/changes 24 Dec 2099, 9:30\sam, Brisbane time/)).toBeVisible();
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

  // Its window scrolls, also for who has a keyboard alone.
  expect(screen.getByRole('region', { name: 'Window on the draft of About us' })).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: 'Desktop, 1280' }));
  expect(screen.getByRole('button', { name: 'Desktop, 1280' })).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Kept as version 1');
  expect(screen.getByTitle('Draft of About us!')).not.toBe(first);
});
