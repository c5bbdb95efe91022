import type { Relaxation, SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { ALL_STOCK, OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { Slot } from '@shared-kit/runtime/slot';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Chip } from '@shared-kit/ui/chip';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { closestSearch, closestState, without } from '../../../api/closest-search';
import type { ScopedSearch } from '../../../api/search.api';
import { countText } from '../../../total/total-text';
import { titleOf } from '@shared-kit/domain/search/filter-words';
import * as s from '../results-page.module.css';
import { ClosestCars } from './closest-cars';

export { askClosest } from '../../../api/closest-search';

const nothing = {};

type NoResultsProps = {
  search: ScopedSearch;
  path: string;
  state: SearchState;
  relaxations: SearchResponse['relaxations'];
  noun: SearchResponse['noun'];
};

/** Texts are the specification's (S8-01); below them what stands in the way, and what there is without it. */
export function NoResults({ search, path, state, relaxations = [], noun }: NoResultsProps) {
  const { clear_filters_path: refresh } = useRemoteConfig('mfe-search');
  const closest = closestState(state, relaxations);
  return (
    <>
      <EmptyState
        title="No Results Available"
        text={
          path === OFFERS_PATH
            ? 'There appears to be no offers currently available that meet the conditions of your search'
            : 'No results found for your search at this time. Please try adjusting the filters for more results.'
        }
        action={
          <>
            <LinkButton to={refresh} variant="primary">
              Clear Filters
            </LinkButton>
            <LinkButton to={path === OFFERS_PATH ? ALL_STOCK : path} variant="quiet">
              {path === OFFERS_PATH ? 'See all stock' : 'See everything here'}
            </LinkButton>
          </>
        }
      />
      {relaxations.length > 0 && (
        <section className={s.relaxations} aria-labelledby="relaxations-title">
          <h3 id="relaxations-title">One filter stands in the way</h3>
          <ul className={s.chips}>
            {relaxations.map((relaxation) => (
              <li key={relaxation.kind + relaxation.name}>
                <Chip to={searchHref(path, { ...without(state, relaxation), page: 1 })}>
                  {`Without ${nameOf(state, relaxation)}: ${countText(relaxation.count, noun)}`}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ClosestCars search={closestSearch(search, closest)} address={searchHref(path, closest)} />
      <Slot name="results.empty" props={nothing} />
    </>
  );
}

function nameOf({ query, near }: SearchState, { kind, name }: Relaxation): string {
  if (kind === 'query') return `“${query}”`;
  if (kind === 'near') return near?.radius === undefined ? 'the place' : `the ${near.radius} km`;
  return `${kind === 'excluded' ? 'the exclusion of ' : ''}${(titleOf(name) ?? name).toLowerCase()}`;
}
