import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dana, desk, editor, site } from '../../test/content-desk';
import { open } from '../../test/open-console';

test('a post begins as a draft by whoever begins it, at an address of its title, and not where there is one', async () => {
  const state = desk();
  const user = open('/content', dana);
  await user.click(await screen.findByLabelText('Title of the post'));
  await user.paste('Towing: what you may!');
  await user.click(screen.getByRole('button', { name: 'Begin this post' }));

  await waitFor(() => expect(state.sent).toHaveLength(1));
  expect(state.sent[0]).toMatchObject({
    call: 'draft',
    body: { site, base: 0, page: { path: '/blog/towing-what-you-may', title: 'Towing: what you may!' } },
  });
  expect((state.sent[0]!.body['page'] as { post: object }).post).toMatchObject({ author: 'Dana' });
});

test('a title that says no address is asked for again', async () => {
  const state = desk();
  const user = open('/content', dana);
  await user.click(await screen.findByLabelText('Title of the post'));
  await user.paste('!?');
  await user.click(screen.getByRole('button', { name: 'Begin this post' }));

  expect(await screen.findByText('Write a title in letters')).toBeVisible();
  expect(state.sent).toEqual([]);
});

test('a post has its author and day, and nothing that only pages have', async () => {
  const post = { author: 'Jo', date: '2026-01-05T00:00:00.000Z' };
  const state = desk({ page: { path: '/about-us', title: 'Towing', description: 'A post.', body: 'Text.', post } });
  const user = open(editor, dana);
  await user.click(await screen.findByLabelText('Author'));
  await user.paste(' Lee');
  fireEvent.change(screen.getByLabelText('Date of the post'), { target: { value: '2026-02-01T09:00' } });
  expect(screen.queryByLabelText('The footer leads to it')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Open positions' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  await waitFor(() =>
    expect(state.draftsSent().at(-1)?.body['page']).toMatchObject({
      post: { author: 'Jo Lee', date: '2026-01-31T23:00:00.000Z' },
    }),
  );
});
