import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { dana, desk, editor } from '../../test/content-desk';
import { open } from '../../test/open-console';

beforeEach(() => localStorage.clear());

const refused = (status: number, detail: string) => () =>
  HttpResponse.json({ code: status === 401 ? 'unauthenticated' : 'bad_request', detail, fieldErrors: {} }, { status });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const copies = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));

test('who leaves by a link of the console right after typing finds it saved, and is not asked', async () => {
  const state = desk();
  const user = open(editor, dana);
  await screen.findByLabelText('Title');
  type('Title', 'About all of us');
  await user.click(screen.getByRole('link', { name: 'Pages' }));

  expect(await screen.findByRole('heading', { name: 'A new page' })).toBeVisible();
  expect(state.draftsSent()).toMatchObject([{ body: { base: 0, page: { title: 'About all of us' } } }]);
  expect(copies()).toEqual([]);
});

test('who leaves with what cannot be saved is asked, and finds it offered when they come back', async () => {
  const state = desk();
  state.answers['draft'] = refused(413, 'This page is too long');
  const user = open(editor, dana);
  await screen.findByLabelText('Title');
  type('Title', 'Too long');
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Too long');

  await user.click(screen.getByRole('link', { name: 'Pages' }));
  await user.click(await screen.findByRole('button', { name: 'Leave, and keep it in this browser' }));
  await user.click(await screen.findByRole('link', { name: 'About us' }));
  expect(await screen.findByText(/^You typed this at .* and it was not saved/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('About us');

  delete state.answers['draft'];
  await user.click(screen.getByRole('button', { name: 'Use what I typed' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Too long');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Kept as version 1');
  expect(copies()).toEqual([]);
});

test('a session that ends while somebody writes takes nothing away: they sign in beside it and it is saved', async () => {
  const state = desk();
  state.answers['draft'] = refused(401, 'Sign in first');
  const user = open(editor, dana);
  await screen.findByLabelText('Title');
  type('Title', 'Typed for an hour');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  const again = await screen.findByRole('link', { name: /Sign in again/ });
  expect(again).toHaveAttribute('target', '_blank');
  expect(screen.getByLabelText('Title')).toHaveValue('Typed for an hour');
  expect(copies().join()).toContain('Typed for an hour');

  delete state.answers['draft'];
  // Who comes back to the window may do so before the page listens.
  await waitFor(() => {
    fireEvent.focus(window);
    expect(screen.getByText('Kept as version 1')).toBeInTheDocument();
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Sign in again/ })).not.toBeInTheDocument());
  expect(copies()).toEqual([]);
});

test('what one person typed is offered to nobody else, and is gone once it is discarded', async () => {
  const state = desk();
  state.answers['draft'] = refused(413, 'This page is too long');
  open(editor, dana);
  await screen.findByLabelText('Title');
  type('Title', 'By Dana');
  expect(copies().join()).toContain('By Dana');

  cleanup();
  open(editor, { ...dana, name: 'Dan' });
  await screen.findByLabelText('Title');
  expect(screen.queryByText(/^You typed this/)).not.toBeInTheDocument();

  cleanup();
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  expect(copies()).toEqual([]);
});
