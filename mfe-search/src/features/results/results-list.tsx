import type { CarCard as Hit } from '@shared-kit/contracts/car.contract';
import type { SearchState } from '@shared-kit/contracts/search.contract';
import { collapseSold } from '@shared-kit/domain/collapse-sold';
import { searchHref } from '@shared-kit/domain/search-url';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car-card';
import { CardGrid } from '@shared-kit/ui/card-grid';
import { Pagination } from '@shared-kit/ui/pagination';
import { CardButtons } from '../../card-buttons/card-buttons';

/** Cards of the first row on a wide screen: their pictures come first. */
const FIRST_ROW = 3;

type ResultsListProps = { hits: readonly Hit[]; page: number; pages: number; state: SearchState; path: string };

export function ResultsList({ hits, page, pages, state, path }: ResultsListProps) {
  const site = useSite();
  const now = useRenderTime();
  return (
    <>
      <CardGrid label="Cars">
        {collapseSold(hits).map((car, index) => (
          <li key={car.id}>
            <CarCard
              car={car}
              site={site}
              now={now}
              level={2}
              priority={index < FIRST_ROW}
              actions={<CardButtons car={car} buttons={site.card_buttons} />}
            />
          </li>
        ))}
      </CardGrid>
      <Pagination page={page} pages={pages} hrefFor={(number) => searchHref(path, { ...state, page: number })} />
    </>
  );
}
