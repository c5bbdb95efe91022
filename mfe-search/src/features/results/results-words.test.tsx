import { parseSearch } from '@shared-kit/domain/search/search-url';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { results, serveResults, showResults } from '../../testing/results-desk';

test('words are searched for with Enter, beside what was set by hand', async () => {
  serveResults(() => results);
  const { currentUrl } = showResults('/search/used-cars?refinementList[body][0]=SUV');

  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'hilux{Enter}');

  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe('/search/used-cars?query=hilux&refinementList[body][0]=SUV'),
  );
});

test('what a sentence meant is shown as chips that can be undone, the rest stays in the field', async () => {
  const understood = parseSearch(
    new URLSearchParams('query=sr5&refinementList[colour][0]=White&range[price]=:45000&near=noosa&radius=50'),
  );
  serveResults(() => ({ ...results, understood, place: { label: 'Noosa Heads 4567' } }));
  const { currentUrl } = showResults('/search/used-cars?query=white sr5 under 45k near noosa');

  const chips = within(await screen.findByRole('list', { name: 'Selected filters' }));
  for (const name of ['“sr5”', 'White', 'Up to $45,000', 'Within 50 km of Noosa Heads 4567'])
    expect(chips.getByRole('link', { name: `Remove ${name}` })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('sr5');

  await userEvent.click(chips.getByRole('link', { name: 'Remove Up to $45,000' }));
  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe(
      '/search/used-cars?query=sr5&refinementList[colour][0]=White&near=noosa&radius=50',
    ),
  );
});

test('suggests while typing: arrows choose, Enter goes there, Escape closes', async () => {
  serveResults(() => results);
  server.use(
    http.get('*/api/suggestions', () =>
      HttpResponse.json({
        groups: [
          { kind: 'make', items: [{ label: 'Toyota', href: '/search/toyota', count: 9 }] },
          { kind: 'model', items: [{ label: 'Toyota HiLux', href: '/search/toyota/hilux', count: 4 }] },
        ],
      }),
    ),
  );
  const { currentUrl } = showResults();
  const field = await screen.findByRole('combobox', { name: 'Search' });

  await userEvent.type(field, 'toy');
  expect(await screen.findByRole('option', { name: /Toyota HiLux/ })).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /Toyota/ })).toBeNull();
  expect(field).toHaveValue('toy');

  await userEvent.type(field, 'o');
  await screen.findByRole('option', { name: /Toyota HiLux/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /Toyota HiLux/ })).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Toyota HiLux/ }).id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search/toyota/hilux'));
});
