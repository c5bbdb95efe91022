import { useEffect, useState } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import type { RouteObject } from 'react-router';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { useArrival } from '../../../app/layout/arrival';

/** What comes to a page when a test says so. */
export const later = { drawHeading: () => {}, loadWhole: () => {} };

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

/** A page that did not come, and comes at the second try: first without its heading. */
function Retried() {
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [isRendered, setRendered] = useState(false);
  const again = () => {
    void navigate('/retried', { replace: true });
    setTried(true);
    later.drawHeading = () => setRendered(true);
  };
  if (isTried) return isRendered ? <h1>Privacy</h1> : <p>Loading</p>;
  return (
    <>
      <h1>This page did not load</h1>
      <button onClick={again}>Try again</button>
    </>
  );
}

/** What stands in for a page until the page itself has come. */
function Car() {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    later.loadWhole = () => setWhole(true);
  }, []);
  return isWhole ? <h1 key="whole">The car</h1> : <h1 key="part">A car</h1>;
}

/** Pages of the kinds that the focus meets. */
export const arrivalPages: RouteObject[] = [
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
