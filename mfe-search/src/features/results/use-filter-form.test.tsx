import { parseSearch } from '@shared-kit/domain/search-url';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router';
import { useFilterForm } from './use-filter-form';

const PATH = '/search/used-cars';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

function Fields() {
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const search = useFilterForm({ form, asked: state, state, path: PATH });
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
      <input name="range[price][max]" aria-label="Price to" defaultValue={state.ranges.price?.max} />
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
