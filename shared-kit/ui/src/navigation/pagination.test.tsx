import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Pagination } from './pagination';

function shown(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={(number) => `/stock?page=${number}`} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test.each([
  ['the first of many', 1, 22, ['1', '2', '…', '22', 'Next']],
  ['one in the middle', 4, 22, ['Previous', '1', '…', '3', '4', '5', '…', '22', 'Next']],
  ['the last', 3, 3, ['Previous', '1', '2', '3']],
  ['the only one', 1, 1, []],
])('on page %s it shows what one may want next', (_case, page, pages, words) => {
  expect(shown(page, pages)).toEqual(words);
});

test('marks the page one is on', () => {
  shown(2, 3);

  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/stock?page=3');
});
