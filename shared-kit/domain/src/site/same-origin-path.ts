const HERE = 'http://here.invalid';

/**
 * A path of this site, with its query and fragment, or null for what would lead to another origin (S6-02).
 * Read as a browser reads it: `/\evil.example`, `//evil.example` and a tab in between are other origins too.
 */
export function sameOriginPath(typed: string | null | undefined): string | null {
  if (!typed?.startsWith('/')) return null;
  const url = URL.parse(typed, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
