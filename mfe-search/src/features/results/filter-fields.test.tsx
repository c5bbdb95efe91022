import { render, screen } from '@testing-library/react';
import { parseSearch } from '@shared-kit/domain/search-url';
import { FilterFields } from './filter-fields';

const listOf = (count: number, word: string) =>
  Array.from({ length: count }, (_unused, index) => ({
    value: `${word} ${index}`,
    label: `${word} ${index}`,
    count: 1,
  }));

function show(models: number, query = '') {
  render(
    <FilterFields
      names={['make', 'model', 'badge']}
      results={{
        facets: { make: listOf(3, 'Make'), model: listOf(models, 'Model'), badge: listOf(9, 'Badge') },
        hits: [],
      }}
      state={parseSearch(new URLSearchParams(query))}
      onCommit={() => undefined}
    />,
  );
  return ['Make', 'Model', 'Badge'].filter((name) => screen.queryByRole('combobox', { name }));
}

test('models of many makes wait for a make, badges for a model', () => {
  expect(show(51)).toEqual(['Make']);
});

test.each(['refinementList[make][0]=Make 1', 'refinementList[model][0]=Model 1'])(
  'with %s there are models',
  (query) => {
    expect(show(51, query)).toContain('Model');
  },
);

test('a few models are offered at once, as on a site of one make', () => {
  expect(show(50)).toEqual(['Make', 'Model']);
});
