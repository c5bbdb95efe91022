import { parseSearch } from '@shared-kit/domain/search/search-url';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NearFields } from './near-fields';
import { SelectedFilters } from './selected-filters';

const PATH = '/search/used-cars';

/** The fields and the chips of a search near `typed`, which is known as `label`. */
function show(typed: string, label: string | null) {
  const state = parseSearch(new URLSearchParams({ near: typed, radius: '50', sortBy: 'distance' }));
  render(
    <MemoryRouter>
      <NearFields near={state.near} place={{ label }} />
      <SelectedFilters state={state} facets={{}} place={{ label }} path={PATH} />
    </MemoryRouter>,
  );
}

test('a place nobody knows keeps what was typed, says what to do, and is taken away where the results are', () => {
  show('9999', null);

  const field = screen.getByRole('textbox', { name: 'Postcode or town' });
  expect(field).toHaveValue('9999');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Invalid postcode\. Try one nearby, or a town/);
  expect(screen.getByRole('link', { name: 'Remove Place not found: 9999' })).toHaveAttribute('href', PATH);
});

test('a place taken for its neighbour says whose distances are shown', () => {
  show('4569', '4569, near Noosa Heads');

  expect(screen.getByRole('textbox', { name: 'Postcode or town' })).toBeValid();
  expect(screen.getByRole('link', { name: 'Remove Within 50 km of 4569, near Noosa Heads' })).toBeVisible();
});
