import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parseSearch } from '@shared-kit/domain/search/search-url';
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

test('what there is to choose is offered, badges once there is a model', () => {
  expect(show(3)).toEqual(['Make', 'Model']);
});

test('models that wait for a make are not offered', () => {
  expect(show(0)).toEqual(['Make']);
});

test.each(['refinementList[model][0]=Model 1', 'refinementList[badge][0]=Badge 1'])(
  'with %s so are badges',
  (query) => {
    expect(show(3, query)).toEqual(['Make', 'Model', 'Badge']);
  },
);

test('an end of a range says what it takes, and what is no number is marked', async () => {
  render(
    <FilterFields
      names={['price']}
      results={{ facets: {}, hits: [] }}
      state={parseSearch(new URLSearchParams())}
      onCommit={() => undefined}
    />,
  );
  const from = screen.getByRole('textbox', { name: 'Price from' });

  await userEvent.type(from, '1,5');
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription('A number such as 25,000');

  await userEvent.type(from, '00');
  expect(from).toBeValid();
});
