import { screen, waitFor, within } from '@testing-library/react';
import { dana, desk, editor, path, site } from '../../../test/content-desk';
import { open } from '../../../test/open-console';

const opened = async () => {
  const user = open(editor, dana);
  await user.click(await screen.findByText('Take it away'));
  return user;
};

test('before a page is taken away its editor is told what leads to it, with the way to each', async () => {
  const state = desk();
  state.leaders = [
    { part: 'header_menu', page: null, label: 'About' },
    { part: 'page', page: '/fleet', label: 'Fleet › Who we are' },
    { part: 'redirect', page: null, label: '/who-we-are' },
  ];
  const user = await opened();

  const kept = within((await screen.findByText(/These lose their link/)).parentElement!);
  expect(kept.getByRole('link', { name: 'Menu: “About”' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/site?site=${site}`),
  );
  expect(kept.getByRole('link', { name: '/fleet: Fleet › Who we are' })).toHaveAttribute(
    'href',
    expect.stringContaining('path=%2Ffleet'),
  );
  const lost = within(screen.getByText(/Whoever follows these finds nothing/).parentElement!);
  expect(lost.getByText('The redirect of /who-we-are')).toBeInTheDocument();
  expect(lost.queryByRole('link')).not.toBeInTheDocument();

  await user.type(screen.getByLabelText(/Where its address leads then/), '/fleet');
  expect(screen.getByText(/With an address here all of these lead there/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take the page away' }));
  expect(await screen.findByText(`${path} is taken away.`)).toBeInTheDocument();
  expect(state.sent).toMatchObject([{ call: 'end', body: { site, path, moved_to: '/fleet' } }]);
});

test('where nothing leads to it, that is said', async () => {
  desk();
  await opened();

  expect(await screen.findByText('Nothing on this site leads here.')).toBeInTheDocument();
});

test('a page that is taken away is published again by one press, on the version that taking it away made', async () => {
  const state = desk({ page: { path, title: 'About us', body: 'Words.' }, newest: 1 });
  state.answers['end'] = () => {
    state.detail = { ...state.detail, newest: 3, version: 3, state: 'expired' };
    return Response.json({ version: 3 });
  };
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Take the page away' }));

  await user.click(await screen.findByRole('button', { name: 'Publish again' }));

  expect(await screen.findByText(`${path} is published.`)).toBeInTheDocument();
  expect(state.sent.at(-1)).toMatchObject({ call: 'publish', body: { site, path, version: 3, at: null } });
});

test('a page that ended by itself is published again without its end, and what is to be looked at is said first', async () => {
  const ended = { path, title: 'Sale', body: 'Words.', expiry: '2026-01-01T00:00:00.000Z', moved_to: '/fleet' };
  const state = desk({ page: ended, state: 'expired' });
  state.findings = [{ level: 'warning', where: 'body', text: 'Look at this.' }];
  state.answers['publish'] = () => Response.json({ status: 422, title: 'No', detail: 'No' }, { status: 422 });
  const user = open(editor, dana);

  await user.click(await screen.findByRole('button', { name: 'Publish again' }));

  expect(await screen.findByText(/Look at this/)).toBeInTheDocument();
  await waitFor(() => expect(state.draftsSent()).toHaveLength(1));
  expect(state.draftsSent()[0]!.body['page']).toEqual({ path, title: 'Sale', body: 'Words.' });
});
