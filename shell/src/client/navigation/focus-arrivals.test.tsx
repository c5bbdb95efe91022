import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followLinks } from '@shared-kit/runtime/follow-links';
import { focusArrivals } from './focus-arrivals';
import { arrivalPages, later } from './testing/arrival-pages';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let end = () => {};
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  end();
});

function start(at: string) {
  const router = createMemoryRouter(arrivalPages, { initialEntries: [at] });
  end = followLinks(arrivalPages, (to, options) => void router.navigate(to, options));
  render(<RouterProvider router={router} />);
  focusArrivals(router);
  return router;
}

const link = (index: number) => screen.findAllByRole('link', { name: 'View' }).then((links) => links[index]);

test('the page a shopper arrives at takes no focus by itself; the next one does, on its heading', async () => {
  start('/stock');
  expect(document.body).toHaveFocus();

  (await link(1))?.focus();
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'A car' })).toHaveFocus();
});

test('back gives the focus to what was followed, not to its like', async () => {
  const router = start('/stock');
  (await link(1))?.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'A car' });

  await act(() => router.navigate(-1));

  const followed = await link(1);
  await waitFor(() => expect(followed).toHaveFocus());
});

test('the focus follows when the page itself takes the place of what stood in for it', async () => {
  start('/stock');
  await userEvent.click((await link(0))!);
  expect(await screen.findByRole('heading', { name: 'A car' })).toHaveFocus();

  act(() => later.loadWhole());

  expect(await screen.findByRole('heading', { name: 'The car' })).toHaveFocus();
});

test('a step is an arrival, and so is another page of a list', async () => {
  start('/steps');
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.getByRole('heading')).toHaveFocus();
  end();

  document.body.innerHTML = '';
  start('/stock');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('heading', { name: 'Cars, page 2' })).toHaveFocus();
});

test('a step that is not filled in keeps the focus on its mistakes', async () => {
  start('/steps');

  await userEvent.click(screen.getByRole('button', { name: 'Too early' }));

  expect(screen.getByRole('group', { name: /Please fix/ })).toHaveFocus();
});

test('a filter keeps the focus in its field', async () => {
  start('/stock');

  await userEvent.type(screen.getByLabelText('Make'), 'k');

  expect(screen.getByLabelText('Make')).toHaveFocus();
});

test('what makes the page another one and takes its own button along gives the focus to the new heading', async () => {
  start('/booking');

  await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cancelled' })).toHaveFocus());
});

test('so does what had the focus before this was there to hear of it', async () => {
  const router = createMemoryRouter(arrivalPages, { initialEntries: ['/booking'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('button', { name: 'Cancel booking' }).focus();
  focusArrivals(router);

  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cancelled' })).toHaveFocus());
});

test('what an arrival still waited for takes nothing from the field that is used next', async () => {
  const router = start('/stock');
  await act(() => router.navigate('/colours'));
  expect(screen.getByRole('heading', { name: 'Colour: all' })).toHaveFocus();

  // By voice, or by what fills in for somebody: neither key nor pointer.
  const field = screen.getByLabelText('Colour');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'red' } });

  await screen.findByRole('heading', { name: 'Colour: red' });
  expect(field).toHaveFocus();
});

test('back gives the focus to what was followed, though its page renders its heading first', async () => {
  const router = start('/stock');
  (await link(1))?.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'A car' });

  // As in a browser, where the arrival is heard only after what was rendered was seen.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await router.navigate(-1);
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'View' })[1]).toHaveFocus());
});

test('a heading that changes takes no focus while what was used is still there', async () => {
  start('/asking');

  await userEvent.click(screen.getByRole('button', { name: 'Ask us' }));

  await screen.findByRole('heading', { name: 'Asked' });
  expect(document.body).toHaveFocus();
});

test('another try gives the focus to the heading of the page that came, however late it is rendered', async () => {
  start('/retried');

  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Loading');
  act(() => later.drawHeading());

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Privacy' })).toHaveFocus());
});
