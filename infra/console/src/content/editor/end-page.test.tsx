import { screen, within } from '@testing-library/react';
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
