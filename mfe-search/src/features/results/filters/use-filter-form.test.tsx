import { endPattern, parseSearch } from '@shared-kit/domain/search/search-url';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useMemo, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useFilterForm } from './use-filter-form';

const PATH = '/search/used-cars';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

/** As when an answer has come: the form is to show what the address says. */
let drawAgain: () => void;
let goBack: () => void;
let follow: (link: string) => void;

function Fields() {
  const [rendered, setRendered] = useState(0);
  const navigate = useNavigate();
  useEffect(() => {
    drawAgain = () => setRendered((times) => times + 1);
    goBack = () => void navigate(-1);
    follow = (link) => void navigate(link);
  }, [navigate]);
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const search = useFilterForm({ form, asked: state, state, path: PATH, rendered, foresee: () => undefined });
  return (
    <form ref={form} onChange={search.follow}>
      <select name="refinementList[make]" aria-label="Make" defaultValue={state.filters.make?.[0] ?? ''}>
        <option value="">Any</option>
        <option>Mazda</option>
        <option>Toyota</option>
      </select>
      <input
        type="checkbox"
        name="refinementList[body]"
        value="Ute"
        aria-label="Ute"
        defaultChecked={state.filters.body?.includes('Ute')}
      />
      <input
        name="range[price][max]"
        pattern={endPattern}
        aria-label="Price to"
        defaultValue={state.ranges.price?.max}
      />
      <input type="search" name="query" aria-label="Search" defaultValue={state.query} />
    </form>
  );
}

/** The page as the server sends it, changed by a shopper, then brought to life. */
function wakeUp(url: string, change: (form: HTMLFormElement) => void) {
  const page = (
    <MemoryRouter initialEntries={[url]}>
      <Fields />
      <Address />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  change(container.querySelector('form')!);
  render(page, { container, hydrate: true });
  return { address: () => screen.getByRole('status').textContent };
}

test('a choice made before the page is alive is searched for, and stays', async () => {
  const { address } = wakeUp(`${PATH}?refinementList[make][0]=Mazda&range[price]=:30000`, ({ elements }) => {
    (elements.namedItem('refinementList[make]') as HTMLSelectElement).value = 'Toyota';
    (elements.namedItem('refinementList[body]') as HTMLInputElement).checked = true;
  });

  await waitFor(() =>
    expect(address()).toBe(`${PATH}?refinementList[make][0]=Toyota&refinementList[body][0]=Ute&range[price]=:30000`),
  );
  expect(screen.getByLabelText('Make')).toHaveValue('Toyota');
  expect(screen.getByLabelText('Ute')).toBeChecked();
});

test('a filter taken off before the page is alive is off', async () => {
  const { address } = wakeUp(`${PATH}?refinementList[body][0]=Ute`, ({ elements }) => {
    (elements.namedItem('refinementList[body]') as HTMLInputElement).checked = false;
  });

  await waitFor(() => expect(address()).toBe(PATH));
  expect(screen.getByLabelText('Ute')).not.toBeChecked();
});

test('a figure typed before the page is alive is searched for when typing pauses', async () => {
  const { address } = wakeUp(PATH, ({ elements }) => {
    (elements.namedItem('range[price][max]') as HTMLInputElement).value = '2';
  });
  await userEvent.type(screen.getByLabelText('Price to'), '5000');

  await waitFor(() => expect(address()).toBe(`${PATH}?range[price]=:25000`));
});

test('words typed before the page is alive stay where they are until they are sent', async () => {
  const { address } = wakeUp(PATH, ({ elements }) => {
    (elements.namedItem('query') as HTMLInputElement).value = 'hil';
  });

  expect(screen.getByLabelText('Search')).toHaveValue('hil');
  expect(address()).toBe(PATH);
});

test('an untouched form follows the address and changes nothing', () => {
  const { address } = wakeUp(`${PATH}?refinementList[make][0]=Toyota&refinementList[body][0]=Ute`, () => undefined);

  expect(screen.getByLabelText('Make')).toHaveValue('Toyota');
  expect(screen.getByLabelText('Ute')).toBeChecked();
  expect(address()).toBe(`${PATH}?refinementList[make][0]=Toyota&refinementList[body][0]=Ute`);
});

test('what is being typed survives the answer to another filter, and is searched for with it', async () => {
  const { address } = wakeUp(PATH, () => undefined);
  await userEvent.type(screen.getByLabelText('Price to'), '25000');
  // Focus moves on before typing has paused; then an answer comes.
  await userEvent.tab();
  act(() => drawAgain());

  expect(screen.getByLabelText('Price to')).toHaveValue('25000');
  await waitFor(() => expect(address()).toBe(`${PATH}?range[price]=:25000`));
});

test('what is no figure is not searched for and stays, whatever else is chosen', async () => {
  const { address } = wakeUp(PATH, () => undefined);
  await userEvent.type(screen.getByLabelText('Price to'), '1,5');
  fireEvent.click(screen.getByLabelText('Ute'));

  await waitFor(() => expect(address()).toBe(`${PATH}?refinementList[body][0]=Ute`));
  act(() => drawAgain());
  expect(screen.getByLabelText('Price to')).toHaveValue('1,5');
});

test('a choice made while what reads the form is still loading is searched for', async () => {
  const { address } = wakeUp(PATH, () => undefined);
  // At once after hydration: nothing can have been loaded yet.
  fireEvent.click(screen.getByLabelText('Ute'));
  expect(address()).toBe(PATH);

  await waitFor(() => expect(address()).toBe(`${PATH}?refinementList[body][0]=Ute`));
  expect(screen.getByLabelText('Ute')).toBeChecked();
});

test('a link followed while it is loading leads where it says, and the form shows that', async () => {
  const { address } = wakeUp(PATH, () => undefined);
  act(() => follow(`${PATH}?refinementList[make][0]=Toyota`));

  await waitFor(() => expect(screen.getByLabelText('Make')).toHaveValue('Toyota'));
  expect(address()).toBe(`${PATH}?refinementList[make][0]=Toyota`);
});

test('going back takes a figure out of its field, even of the one that still has the focus', async () => {
  const { address } = wakeUp(PATH, () => undefined);
  const field = screen.getByLabelText('Price to');
  await userEvent.type(field, '$25,000');
  await waitFor(() => expect(address()).toBe(`${PATH}?range[price]=:25000`));
  expect(field).toHaveValue('$25,000');

  act(() => goBack());
  await waitFor(() => expect(field).toHaveValue(''));
  expect(address()).toBe(PATH);
  expect(field).toHaveFocus();
});
