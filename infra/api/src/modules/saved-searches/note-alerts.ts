import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { matcherOf } from '../search/saved/match-searches.service';
import type { KeptSearch, searchPlaces } from '../search/saved/match-searches.service';
import { KINDS_OF_SEARCHES } from './change-kinds';
import {
  changesSince,
  countNotices,
  noteMatches,
  noteSavedCars,
  noteTold,
  oneAtATime,
  searchesOfMakes,
} from './alerts.repository';

/** Cars that one search is told of from one round: nobody reads more, and its page has all. */
export const MOST_OF_A_SEARCH = 20;
/** Matches kept in memory before they are written. */
const AT_ONCE = 5_000;
/** Notices of one round from which on the planner would make messages by plans for an empty table. */
const MANY = 1_000;

type Places = Awaited<ReturnType<ReturnType<typeof searchPlaces>>>;

/**
 * Notes who of a site is to be told of the changes since it was last done: whose search a new or cheaper car meets, and
 * whose saved car has become cheaper, reserved or sold. In one transaction with how far that was: a worker that dies
 * leaves all of it or nothing, and the key of a notice lets nobody be told twice.
 *
 * @returns how many notices.
 */
export async function noteAlerts(tx: Tx, site: TenantSite, places: Places, now: Date): Promise<number> {
  await oneAtATime(tx, site);
  const changes = await changesSince(tx, site);
  if (changes.length === 0) return 0;
  let noted = await noteSavedCars(tx, site);
  const wanted = changes.filter(({ kind }) => KINDS_OF_SEARCHES.includes(kind));
  if (wanted.length > 0) {
    const ids = [...new Set(wanted.map(({ carId }) => carId))];
    const matcher = await matcherOf(tx, site, { ids, places, now });
    for await (const searches of searchesOfMakes(tx, site, matcher.makes)) {
      let matches: ReturnType<typeof asPair>[] = [];
      for (const search of searches) {
        matches.push(...(await matcher.match(search)).slice(0, MOST_OF_A_SEARCH).map(asPair));
        if (matches.length < AT_ONCE) continue;
        noted += await noteMatches(tx, site, matches);
        matches = [];
      }
      noted += await noteMatches(tx, site, matches);
    }
  }
  await noteTold(tx, site, changes.at(-1)?.at ?? '');
  if (noted >= MANY) await countNotices(tx);
  return noted;
}

function asPair({ search: { id, phone }, carId }: { search: KeptSearch; carId: string }) {
  return { searchId: id, phone, carId };
}
