/** Addresses that differ only in what they are about. */
const ABOUT: readonly [RegExp, string][] = [
  [/^\/cars\/[^/]+/, '/cars/*'],
  [/^\/search\/.+/, '/search/*'],
  [/^\/models\/(?!order-now)[^/]+/, '/models/*'],
  [/^\/[^/]+\/overview$/, '/*/overview'],
  [/^\/(locations|our-location|contact-us)\/[^/]+/, '/$1/*'],
  [/^\/sitemaps\/cars-\d+/, '/sitemaps/cars'],
];

/**
 * Which kind of page a link leads to: the same page about another vehicle, model, place or search is of the same kind.
 *
 * @returns its path, the names of what it asks, and the place on it.
 */
export function kindOf({ pathname, searchParams, hash }: URL): string {
  const path = ABOUT.reduce((so, [pattern, kind]) => so.replace(pattern, kind), pathname);
  const asked = new Set([...searchParams.keys()].map((name) => name.replace(/\[\d+\]$/, '')));
  return `${path}?${[...asked].toSorted().join('&')}${hash}`;
}
