import { parseSearch } from '@shared-kit/domain/search/search-url';
import { pastEnd } from './past-end';

const at = (page: number, pages: number | undefined) =>
  pastEnd(
    '/stock',
    parseSearch(new URLSearchParams({ query: 'kia', page: String(page) })),
    pages === undefined ? undefined : { pages },
  );

test('a page behind the last one leads to the last one, with all that was asked', () => {
  expect(at(9, 3)).toEqual({ redirect: '/stock?query=kia&page=3' });
});

test('a page behind the end of an empty list leads to its first page', () => {
  expect(at(2, 0)).toEqual({ redirect: '/stock?query=kia' });
  expect(at(1, 0)).toEqual({});
});

test('the last page stays, and so does any whose list is not known', () => {
  expect(at(3, 3)).toEqual({});
  expect(at(9, undefined)).toEqual({});
});
