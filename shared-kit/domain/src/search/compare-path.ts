/** In an address of the comparison: only the rows in which its vehicles differ. */
export const ONLY_DIFFERENCES = { name: 'only', value: 'differences' } as const;

/** The page of the comparison, to which a form sends what is ticked in it. */
export const COMPARE_PATH = '/compare';

/** Where cars stand side by side: an address that can be shared. */
export function comparePath(slugs: readonly string[], { onlyDifferences = false } = {}): string {
  const only = onlyDifferences ? `&${ONLY_DIFFERENCES.name}=${ONLY_DIFFERENCES.value}` : '';
  return `${COMPARE_PATH}?cars=${slugs.map(encodeURIComponent).join(',')}${only}`;
}

/** Whether the address asks for the differences alone. */
export function asksForDifferences(params: URLSearchParams): boolean {
  return params.get(ONLY_DIFFERENCES.name) === ONLY_DIFFERENCES.value;
}

/** Cars side by side at most: more of them nobody reads, least on a phone. */
const MOST_COMPARED = 4;

/** The cars an address names, each once, at most four: as `comparePath` writes them, or ticked one by one in a form. */
export function comparedSlugs(params: URLSearchParams): string[] {
  return namedSlugs(params).slice(0, MOST_COMPARED);
}

/** How many it names beyond those. */
export function countLeftOut(params: URLSearchParams): number {
  return Math.max(0, namedSlugs(params).length - MOST_COMPARED);
}

function namedSlugs(params: URLSearchParams): string[] {
  const listed = (params.get('cars') ?? '').split(',').map((slug) => slug.trim());
  const slugs = [...listed, ...params.getAll('car_id')];
  return [...new Set(slugs.filter((slug) => /^[\w-]{1,200}$/.test(slug)))];
}
