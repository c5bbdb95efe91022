import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isOver } from '@shared-kit/domain/content/content-pages';
import { isRunning } from '@shared-kit/domain/search/place-promos';
import { announcementKey } from '@shared-kit/domain/content/announcement-key';

/**
 * What a site says above its pages now (S4-51).
 *
 * @param putAway the key of the one that this browser has put away.
 */
export function announcementOf(
  { announcement, ...site }: Pick<Site, 'announcement' | 'pages' | 'posts'>,
  putAway: string,
  nowMs: number,
): Announcement | null {
  if (!announcement || announcementKey(announcement) === putAway) return null;
  const now = new Date(nowMs);
  if (!isRunning(announcement, now)) return null;
  const { link, ...words } = announcement;
  // Its words stand without the way to a page that is over.
  return link && isOver(site, link.href, now) ? words : announcement;
}
