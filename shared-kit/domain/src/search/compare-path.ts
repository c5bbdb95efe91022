/** Where cars stand side by side: an address that can be shared. */
export function comparePath(slugs: readonly string[]): string {
  return `/compare?cars=${slugs.map(encodeURIComponent).join(',')}`;
}

/** The cars an address names, each once, at most four: as `comparePath` writes them, or ticked one by one in a form. */
export function comparedSlugs(params: URLSearchParams): string[] {
  const listed = (params.get('cars') ?? '').split(',').map((slug) => slug.trim());
  const slugs = [...listed, ...params.getAll('car_id')];
  return [...new Set(slugs.filter((slug) => /^[\w-]{1,200}$/.test(slug)))].slice(0, 4);
}
