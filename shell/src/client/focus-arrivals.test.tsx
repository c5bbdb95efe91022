import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { followLinks } from '@shared-kit/runtime/follow-links';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { useArrival } from '../app/layout/arrival';
import { focusArrivals } from './focus-arrivals';

function Frame() {
  useArrival();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function Stock() {
  const [query, setQuery] = useSearchParams();
  const [isRendered, setRendered] = useState(false);
  // The heading first, the cards a moment later.
  useEffect(() => void Promise.resolve().then(() => setRendered(true)), []);
  return (
    <>
      <h1>{`Cars, page ${query.get('page') ?? 1}`}</h1>
      <input aria-label="Make" onChange={() => setQuery({ make: 'kia' })} />
      {isRendered && <a href="/cars/a">View</a>}
      {isRendered && <a href="/cars/b">View</a>}
      <a href="/stock?page=2">Next page</a>
    </>
  );
}

function Steps() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const step = query.get('step') ?? 'one';
  return (
    <>
      <h1>Your vehicle</h1>
      {step === 'wrong' && <ErrorSummary errors={{ year: ['Enter the year'] }} />}
      {step === 'one' && <button onClick={() => void navigate('?step=wrong')}>Too early</button>}
      {step === 'one' && <button onClick={() => void navigate('?step=two')}>Next step</button>}
    </>
  );
}

function Booking() {
  const [isCancelled, setCancelled] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1>{isCancelled ? 'Cancelled' : 'Booked'}</h1>
      {isOpen && <button onClick={() => setOpen(false)}>Hide the map</button>}
      {!isCancelled && <button onClick={() => setCancelled(true)}>Cancel booking</button>}
    </>
  );
}

/** A heading that is rendered anew with each answer of its field. */
function Colours() {
  const [query, setQuery] = useSearchParams();
  const colour = query.get('colour') ?? 'all';
  return (
    <>
      <h1 key={colour}>{`Colour: ${colour}`}</h1>
      <select aria-label="Colour" onChange={({ target }) => void setQuery({ colour: target.value })}>
        <option>all</option>
        <option>red</option>
      </select>
    </>
  );
}

/** Says in its heading what became of a question, and keeps its button, which lets go of the focus. */
function Asking() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h1>{isAsked ? 'Asked' : 'Ask'}</h1>
      {isAsked && <p>We answer soon</p>}
      <button
        onClick={({ currentTarget }) => {
          currentTarget.blur();
          setAsked(true);
        }}
      >
        Ask us
      </button>
    </>
  );
}

let drawHeading = () => {};

/** A page that did not come, and comes at the second try: first without its heading. */
function Retried() {
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [isRendered, setRendered] = useState(false);
  const again = () => {
    void navigate('/retried', { replace: true });
    setTried(true);
    drawHeading = () => setRendered(true);
  };
  if (isTried) return isRendered ? <h1>Privacy</h1> : <p>Loading</p>;
  return (
    <>
      <h1>This page did not load</h1>
      <button onClick={again}>Try again</button>
    </>
  );
}

let loadWhole = () => {};

/** What stands in for a page until the page itself has come. */
function Car() {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    loadWhole = () => setWhole(true);
  }, []);
  return isWhole ? <h1 key="whole">The car</h1> : <h1 key="part">A car</h1>;
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let end = () => {};
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  end();
});

function start(at: string) {
  const routes = [
    {
      path: '/',
      Component: Frame,
      children: [
        { path: 'stock', Component: Stock },
        { path: 'cars/:slug', Component: Car },
        { path: 'steps', Component: Steps },
        { path: 'booking', Component: Booking },
        { path: 'colours', Component: Colours },
        { path: 'asking', Component: Asking },
        { path: 'retried', Component: Retried },
        { path: '*', Component: () => <p>Nothing</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  end = followLinks(routes, (to, options) => void router.navigate(to, options));
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

  act(() => loadWhole());

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
  act(() => drawHeading());

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Privacy' })).toHaveFocus());
});
