/** Where a page is written. */
export function editorAt(site: string, path: string): string {
  return `/content/page?${new URLSearchParams({ site, path })}`;
}
