import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';

/**
 * Names an announcement by its words (FNV-1a, 32 bits, base 36): who put one away sees the next. A cookie holds it, so it
 * is short and says nothing.
 */
export function announcementKey({ text }: Pick<Announcement, 'text'>): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
