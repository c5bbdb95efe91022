import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../../api/search.api';
import { SearchField } from './search-field';

const groups = [
  { kind: 'make', items: [{ label: 'Toyota', href: '/search/toyota', count: 12 }] },
  { kind: 'model', items: [{ label: 'Toyota HiLux', href: '/search/toyota/hilux', count: 3 }] },
];

function show() {
  server.use(
    http.get('*/api/suggestions', ({ request }) =>
      HttpResponse.json({ groups: new URL(request.url).searchParams.get('query')?.startsWith('to') ? groups : [] }),
    ),
  );
  const searched: string[] = [];
  const page = renderWithStore(<SearchField words="" onSearch={(query) => searched.push(query)} />, {
    apis: [searchApi],
    url: '/search/used-cars',
    path: '/search/used-cars',
  });
  return { ...page, searched, field: screen.getByRole('combobox', { name: 'Search' }), user: userEvent.setup() };
}

test('shows the example that the page has, and none where it has none', () => {
  const { rerender } = render(<SearchField words="" example="white ute under 45k" onSearch={() => undefined} />);
  expect(screen.getByPlaceholderText('Try “white ute under 45k”')).toBeVisible();
  rerender(<SearchField words="" onSearch={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Search' })).not.toHaveAttribute('placeholder');
});

test('suggestions are a combobox: arrows point at one and come round, Escape closes, Enter goes there', async () => {
  const { field, user, searched, currentUrl } = show();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'toy');
  expect(await screen.findByRole('group', { name: 'Models' })).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox')).toHaveAttribute('id', field.getAttribute('aria-controls'));
  const pointed = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };

  const seen: unknown[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await user.keyboard(key);
    seen.push(pointed());
  }
  expect(seen).toEqual(['Toyota12', 'Toyota HiLux3', null, 'Toyota HiLux3']);
  expect(screen.getByRole('option', { name: /HiLux/, selected: true })).toBeVisible();

  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('toy');
  await user.type(field, 'o');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(currentUrl()).toBe('/search/toyota/hilux');
  expect(searched).toEqual([]);
});

test('Enter without a suggestion searches for the words as they stand', async () => {
  const { field, user, searched } = show();
  await user.type(field, 'white ute under 45k{Enter}');

  expect(searched).toEqual(['white ute under 45k']);
});
