/** Vehicles of one message at most: more than anybody weighs, and than a dealer reads. */
const MOST_TOGETHER = 8;

/** Vehicles that an address has asked about beside its first, by id or slug, each once: `?car_id=a&car_id=b` has `b`. */
export function carsAskedWith(query: URLSearchParams): string[] {
  return namedIn(query).slice(1, MOST_TOGETHER);
}

/** Those that it names beyond the most of one message. */
export function carsOverMessage(query: URLSearchParams): string[] {
  return namedIn(query).slice(MOST_TOGETHER);
}

/** The query of a page about several vehicles, by id or slug. */
export function askedTogether(cars: readonly string[]): string {
  return new URLSearchParams(cars.map((car) => ['car_id', car])).toString();
}

function namedIn(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('car_id').filter((named) => /^[\w-]{1,200}$/.test(named)))];
}
