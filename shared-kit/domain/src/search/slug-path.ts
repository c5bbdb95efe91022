import { toSlug } from '../text/to-slug';

/**
 * An address as a site spells it, where a name in it is spelt another way: with spaces, plus signs, capitals, accents or
 * dots. Null for one that is spelt so already.
 */
export function slugPath(pathname: string): string | null {
  const spelt = pathname
    .split('/')
    .map((part) => toSlug(decoded(part)))
    .join('/');
  return spelt === pathname ? null : spelt;
}

/** What is escaped wrongly stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
