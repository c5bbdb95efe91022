/** Vehicles of one message at most: more than anybody weighs, and than a dealer reads. */
const MOST_TOGETHER = 8;

/** Vehicles that an address has asked about beside its first, by id or slug, each once: `?car_id=a&car_id=b` has `b`. */
export function carsAskedWith(query: URLSearchParams): string[] {
  const [, ...others] = new Set(query.getAll('car_id').filter((named) => /^[\w-]{1,200}$/.test(named)));
  return others.slice(0, MOST_TOGETHER - 1);
}
