/** Where cars stand side by side: an address that can be shared. */
export function comparePath(slugs: readonly string[]): string {
  return `/compare?cars=${slugs.map(encodeURIComponent).join(',')}`;
}

/** The cars an address names, each once, at most four. */
export function comparedSlugs(params: URLSearchParams): string[] {
  const slugs = (params.get('cars') ?? '').split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter((slug) => /^[\w-]{1,200}$/.test(slug)))].slice(0, 4);
}
