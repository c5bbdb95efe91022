import { assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { ListedCar as Hit } from '@shared-kit/contracts/vehicle/car.contract';
import { collapseSold } from '@shared-kit/domain/search/collapse-sold';
import { isDisplayed, isRunning, placePromos, shiftOf } from '@shared-kit/domain/search/place-promos';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useIsUsed } from '@shared-kit/runtime/first-use';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Slot } from '@shared-kit/runtime/slot';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Pagination } from '@shared-kit/ui/navigation/pagination';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { lazy, Suspense, useEffect } from 'react';
import type { Results } from '../../../api/listed-car';
import type { ScopedSearch } from '../../../api/search.api';
import { kindText } from '../../../total/total-text';
import { PromoCard } from './promo-card';
import { ResultCard } from './result-card';
import * as s from '../results-page.module.css';
import { useAwake, useHeart } from './use-awake';
import { usePages } from './use-pages';
import type { View } from './use-view';
import { useViewedCars } from './use-viewed-cars';

/** Cards whose heart is in the HTML, for some screens' worth of scrolling: all of them would be more than a page may weigh. */
const EARLY_HEARTS = 8;

type ResultsListProps = {
  results: Results;
  search: ScopedSearch;
  /** What the address asks for; `state` is the same with its words read as filters. */
  asked: SearchState;
  state: SearchState;
  path: string;
  view: View;
  /** How many of the cards to render now. */
  most: number;
  /** Saving and comparing wait until all cards are there. */
  isComplete: boolean;
};

const CompareTray = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-compare' */ '../../../compare-list/compare-tray')).CompareTray,
}));

/** What the repayments of the answer were worked out with: own terms also where they leave none, or nobody could change them. */
function Terms({ of: { assumption }, warns }: { of: Pick<ResultsListProps['results'], 'assumption'>; warns: boolean }) {
  if (!warns && !assumption) return null;
  return <Slot name="repayments.terms" props={{ terms: assumption ? assumptionText(assumption) : '' }} />;
}

/** The cars of the page and of those loaded below it, with the site's promos among them. */
export function ResultsList({ results, search, asked, state, path, view, most, isComplete }: ResultsListProps) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  const isUsed = useIsUsed();
  const viewed = useViewedCars();
  const { further, status, hasMore, more, retry } = usePages(search, asked, results.pages);
  const { noun = 'car' } = results;
  const hits = [...results.hits, ...further.hits.filter(({ id }) => !results.hits.some((hit) => hit.id === id))];
  const distances = { ...results.distances, ...further.distances };
  const promos = usePromos(search, state);
  const emit = useEmit();
  useEffect(() => emit('cars:shown', { cars: results.hits }), [emit, results]);
  const shown = placePromos<Hit, (typeof promos.running)[number]>(
    collapseSold(hits),
    promos.running,
    promos.shift,
  ).slice(0, most);
  const heart = useHeart();
  const awake = useAwake(isUsed, shown.length, heart);
  const warns = showRepayments(hits, site);
  return (
    <>
      <Terms of={results} warns={warns} />
      <CardGrid label={kindText(noun)} list={view === 'list'} warns={warns}>
        {shown.map((place, index) =>
          place.kind === 'promo' ? (
            <li key={`promo-${place.promo.position}`}>
              <PromoCard promo={place.promo} />
            </li>
          ) : (
            <li key={place.item.id} className={index < awake ? s.near : undefined}>
              <ResultCard
                car={place.item}
                // One alone: two more beside it took two thirds of the line from what a phone shows first.
                priority={index === 0}
                distanceKm={distances[place.item.id]}
                isAlive={index < awake && isComplete}
                heart={index < EARLY_HEARTS && heart}
                isViewed={viewed.has(place.item.id)}
              />
            </li>
          ),
        )}
      </CardGrid>
      {isHydrated && (hasMore || status !== 'idle') && (
        <div className={s.more}>
          {status === 'failed' && <p role="alert">Those {noun}s could not be loaded.</p>}
          <Button onClick={status === 'failed' ? retry : more} busy={status === 'loading'}>
            {status === 'failed' ? 'Try again' : `Load more ${noun}s`}
          </Button>
        </div>
      )}
      <Pagination
        page={asked.page + further.count}
        pages={results.pages}
        hrefFor={(number) => searchHref(path, { ...asked, page: number })}
      />
      {isUsed && (
        <Suspense>
          <CompareTray noun={noun} />
        </Suspense>
      )}
    </>
  );
}

function usePromos(search: ScopedSearch, { filters }: SearchState) {
  const { promos, promo_shift: most } = useRemoteConfig('mfe-search');
  const now = useRenderTime();
  const where = { words: [search.scope, search.model].filter((word) => word !== undefined), filters };
  return {
    running: promos.filter((promo) => isRunning(promo, now) && isDisplayed(promo, where)),
    shift: shiftOf(now, most),
  };
}
