import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { locationCoordinates } from '../../locations/locations.service';
import { stockRules } from '../../stock/stock-rules.service';
import { FacetLabels } from '../facets/facet-labels.repository';
import { chosenFilters } from '../filters/filter-table';
import { findNearby } from '../find/nearby';
import type { PlaceTable } from '../places/place-table';
import { asTsquery, readWords, storedWords } from '../request/text-query.repository';
import { carTest } from './car-test';
import type { CarTest, ChangedRow } from './car-test';
import { changedRows, idsWithWords } from './changed-rows.repository';

export { rememberPlaces as searchPlaces } from '../places/remember-places.repository';

/** Kept searches that want to hear, read in parts: there may be very many. */
export type KeptSearch = { id: string; phone: string; state: SearchState };
type Matched = { search: KeptSearch; carId: string };

/**
 * Which searches a site's changed cars meet: a few cars against many searches, so the searches are read by the makes
 * of those cars (`saved_search.makes`) and each is asked of the cars of its makes alone. Words are asked of the
 * database, once for each wording.
 */
export async function matcherOf(tx: Tx, site: TenantSite, { ids, places, now }: Changed) {
  const labels = await FacetLabels.load(tx);
  const shows = stockRules(site.config).map((rule) => carTest(rule, { site, labels, now }));
  const rows = (await changedRows(tx, ids)).filter((row) => shows.every((test) => test(row)));
  const byMake = Map.groupBy(rows, ({ make }) => make);
  const wordings = new Map<string, Promise<ReadonlySet<string>>>();
  const coordinates = await locationCoordinates(tx);

  async function withWords(query: string): Promise<ReadonlySet<string> | null> {
    if (query === '') return null;
    const asked = wordings.get(query) ?? readAll(query);
    wordings.set(query, asked);
    return asked;
  }

  async function readAll(query: string): Promise<ReadonlySet<string>> {
    const text = asTsquery(await readWords(storedWords(tx), query));
    const all = rows.map(({ id }) => id);
    return text === '' ? new Set(all) : idsWithWords(tx, all, text);
  }

  function candidates({ filters }: SearchState): readonly ChangedRow[] {
    if (!filters.make?.length) return rows;
    return [...new Set(filters.make.map((make) => labels.code('make', make)))].flatMap(
      (code) => byMake.get(code) ?? [],
    );
  }

  return {
    /** In lower case: those of the cars this site shows. */
    makes: [...byMake.keys()].flatMap((code) => labels.label('make', code)?.toLowerCase() ?? []),

    async match(search: KeptSearch): Promise<Matched[]> {
      const { state } = search;
      const near = state.near && findNearby(state.near, { coordinates, labels, places }).filter;
      const tests: CarTest[] = [...chosenFilters(state), ...(near ? [near] : [])].map(({ condition }) =>
        carTest(condition, { site, labels, now }),
      );
      const found = candidates(state).filter((row) => tests.every((test) => test(row)));
      if (found.length === 0) return [];
      const worded = await withWords(state.query);
      return found.filter(({ id }) => worded?.has(id) ?? true).map(({ id: carId }) => ({ search, carId }));
    },
  };
}

type Changed = { ids: readonly string[]; places: PlaceTable; now: Date };
