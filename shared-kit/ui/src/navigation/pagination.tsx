import * as s from './pagination.module.css';

type PaginationProps = { page: number; pages: number; hrefFor: (page: number) => string };

/** First, last and the neighbours of the page one is on; 0 stands for what is left out between. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(near)].flatMap((number, index, all) =>
    index > 0 && number - all[index - 1]! > 1 ? [0, number] : [number],
  );
}

/** Links to the pages of a list. Pages count from 1. Nothing for a single page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul className={s.list}>
        {page > 1 && (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" className={s.previous}>
              <span>Previous</span>
            </a>
          </li>
        )}
        {shownPages(page, pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span className={s.gap}>…</span>
            ) : (
              <a
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefFor(page + 1)} rel="next" className={s.next}>
              <span>Next</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
