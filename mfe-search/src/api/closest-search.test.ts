import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import { closestState } from './closest-search';

const asked = (query: string) => parseSearch(new URLSearchParams(query));

test('what is left out is what alone stands in the way and leaves the fewest, as it is most like what was asked', () => {
  const closest = closestState(asked('query=teal&refinementList[make][0]=Kia&page=3'), [
    { kind: 'query', name: '', count: 200 },
    { kind: 'filter', name: 'make', count: 3 },
  ]);

  expect(buildSearch(closest).toString()).toBe('query=teal');
});

test('where several things stand in the way together it is all of the path', () => {
  expect(buildSearch(closestState(asked('query=teal&range[price]=:100'))).toString()).toBe('');
});
