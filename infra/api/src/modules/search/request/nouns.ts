import type { VehicleNoun } from '@shared-kit/contracts/search/search-fields';
import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { vehiclesWord } from '@shared-kit/domain/text/site-text';
import type { TenantSite } from '../../../plugins/tenant';
import type { SiteCatalogue } from '../site-catalogue.repository';

type Filters = SearchState['filters'];

/** A site of several kinds of vehicle has them counted with each search, to say what was found. */
export function withKinds(site: TenantSite, { itemTypes }: SiteCatalogue): TenantSite {
  const { search_filters: shown } = site.config;
  const isKnown = shown.includes('item_type') || vehiclesWord(itemTypes.map(({ name }) => name)) === 'car';
  return isKnown ? site : { ...site, config: { ...site.config, search_filters: [...shown, 'item_type'] } };
}

/** What the cars of an answer are; undefined where none was found. */
export function nounOf(facets: SearchResponse['facets'], { item_type: chosen }: Filters): VehicleNoun | undefined {
  const isChosen = (value: string) =>
    !chosen?.length || chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  return vehiclesWord(
    (facets['item_type'] ?? []).flatMap(({ value, count }) => (count > 0 && isChosen(value) ? value : [])),
  );
}

/** The answer with the word for what was found; without any car, for what is searched. */
export function named<Answer extends SearchResponse>(answer: Answer, { filters }: SearchState): Answer {
  const noun = nounOf(answer.facets, filters) ?? answer.noun;
  return noun === undefined ? answer : { ...answer, noun };
}
