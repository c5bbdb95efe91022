import { sameOriginPath } from '../site/same-origin-path';

/** Where a document of a feed may lead: an https address, or a path of this site. Null for everything else. */
export function documentHref(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (text.startsWith('/')) return sameOriginPath(text);
  if (!URL.canParse(text)) return null;
  const { protocol, username, href } = new URL(text);
  return protocol === 'https:' && username === '' ? href : null;
}
