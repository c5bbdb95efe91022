import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isRunning } from '@shared-kit/domain/search/place-promos';
import { announcementKey } from '@shared-kit/domain/content/announcement-key';

/**
 * What a site says above its pages now (S4-51).
 *
 * @param putAway the key of the one that this browser has put away.
 */
export function announcementOf(
  { announcement }: Pick<Site, 'announcement'>,
  putAway: string,
  nowMs: number,
): Announcement | null {
  if (!announcement || announcementKey(announcement) === putAway) return null;
  return isRunning(announcement, new Date(nowMs)) ? announcement : null;
}
