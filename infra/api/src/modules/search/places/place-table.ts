import { distanceKm } from '@shared-kit/domain/place/haversine';
import type { Coordinates } from '@shared-kit/domain/place/haversine';
import { POSTCODE } from '@shared-kit/domain/place/postcode';

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

/** A postcode area and a town in it. */
export type PlaceRow = { postcode: string; name: string; state: State; lat: number; long: number };

/** A place a shopper may be at. `label` as a shopper reads it: "Noosa Heads 4567". */
export type Place = { label: string; at: Coordinates };

/** Further than this in numbers a postcode says nothing about where it is. */
const NEAREST_NUMBER = 60;
/** So far shoppers drive for a vehicle, in kilometres; a town further away is not the site's own. */
const REACHED_KM = 250;
/** A town with so many postcodes of its name is a city. */
const CITY_POSTCODES = 3;
/** Rows of one name within this are the same town, in kilometres. */
const ONE_TOWN_KM = 25;
/** Fewer letters are the beginning of too many names. */
const SHORTEST_NAME = 4;

/**
 * Finds places by postcode or name. The first row of a postcode stands for all of it. Of several towns of one name the
 * one that a dealer is within reach of is meant, else the one that is a city, else the one nearest to a dealer, unless its
 * state is said too: "Richmond VIC".
 */
export class PlaceTable {
  readonly #rows: readonly PlaceRow[];
  /** Of each row, as shoppers type it. */
  readonly #names: readonly string[];
  readonly #byPostcode = new Map<string, PlaceRow>();
  readonly #byName = new Map<string, PlaceRow[]>();

  constructor(rows: readonly PlaceRow[]) {
    this.#rows = rows;
    this.#names = rows.map(({ name }) => name.toLowerCase());
    rows.forEach((row, index) => {
      const name = this.#names[index]!;
      for (const key of [name, `${name} ${row.state.toLowerCase()}`]) {
        const known = this.#byName.get(key);
        if (known) known.push(row);
        else this.#byName.set(key, [row]);
      }
      if (!this.#byPostcode.has(row.postcode)) this.#byPostcode.set(row.postcode, row);
    });
  }

  /** Where a postcode or a town is; null for neither. Towns by their whole name or its beginning: "Noosa". */
  find(text: string, dealers: Iterable<Coordinates> = []): Place | null {
    const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    if (POSTCODE.test(words)) return this.#atPostcode(words);
    if (words.length < SHORTEST_NAME) return null;
    const found = this.#byName.get(words) ?? this.#beginningWith(words);
    return found.length > 0 ? named(meant([...dealers], found)) : null;
  }

  /** Who says "Noosa" means Noosa Heads, not Noosa North Shore: the towns that stand for their postcode come first. */
  #beginningWith(words: string): readonly PlaceRow[] {
    const found = this.#rows.filter((_row, index) => this.#names[index]!.startsWith(`${words} `));
    const towns = found.filter((row) => this.#byPostcode.get(row.postcode) === row);
    return towns.length > 0 ? towns : found;
  }

  /** A postcode that is not there is taken for the nearest number before or after it, in about the same state. */
  #atPostcode(postcode: string): Place | null {
    const exact = this.#byPostcode.get(postcode);
    if (exact) return named(exact);
    const apart = (row: PlaceRow) => Math.abs(Number(row.postcode) - Number(postcode));
    let nearest: PlaceRow | undefined;
    for (const row of this.#byPostcode.values())
      if (row.postcode[0] === postcode[0] && (!nearest || apart(row) < apart(nearest))) nearest = row;
    if (!nearest || apart(nearest) > NEAREST_NUMBER) return null;
    // Distances are counted from the neighbour: the shopper is told so.
    return { ...named(nearest), label: `${postcode}, near ${nearest.name}` };
  }
}

/** Of towns that go by the same words the one a shopper of these dealers means: Perth is in Tasmania only for those there. */
function meant(dealers: readonly Coordinates[], rows: readonly PlaceRow[]): PlaceRow {
  const nearest = nearestTo(dealers, rows);
  const isReached = dealers.some((at) => distanceKm(at, nearest) <= REACHED_KM);
  const town = isReached ? nearest : (cityAmong(rows) ?? nearest);
  // Of a city's many postcodes, boxes of its post offices among them, the first of the list stands for it.
  return rows.find((row) => row.name === town.name && distanceKm(row, town) <= ONE_TOWN_KM) ?? town;
}

/** The one that has several postcodes where those of its name in other states have not half as many. */
function cityAmong(rows: readonly PlaceRow[]): PlaceRow | undefined {
  const byState = Map.groupBy(rows, ({ name, state }) => `${name} ${state}`);
  const [largest = [], next = []] = [...byState.values()].toSorted((a, b) => b.length - a.length);
  return largest.length >= CITY_POSTCODES && largest.length >= 2 * next.length ? largest[0] : undefined;
}

/** The first of them where no dealer says where they are. */
function nearestTo(dealers: readonly Coordinates[], [first, ...others]: readonly PlaceRow[]): PlaceRow {
  const far = (row: PlaceRow) => Math.min(Infinity, ...dealers.map((at) => distanceKm(at, row)));
  return others.reduce((nearest, row) => (far(row) < far(nearest) ? row : nearest), first!);
}

function named({ name, postcode, lat, long }: PlaceRow): Place {
  return { label: `${name} ${postcode}`, at: { lat, long } };
}
