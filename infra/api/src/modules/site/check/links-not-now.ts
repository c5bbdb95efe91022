import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isOver, postPath } from '@shared-kit/domain/content/content-pages';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { momentInWords } from '../../../text/moment-in-words';
import { linksIn } from './check-site-links';

type OwnPages = Pick<Site, 'pages' | 'posts' | 'time_zone'>;

/**
 * Links to pages that a site has, but that shoppers do not see now: each with its field, and since or until when. The links come
 * with the page, so nothing has to be mended; who wrote them is told, as they are not seen either.
 */
export function linksNotNow(given: unknown, site: OwnPages, now: Date): SiteConfigFault[] {
  return linksIn(given)
    .filter(({ href }) => isOver(site, href, now))
    .map(({ path, href }) => ({ path, message: `leads to ${href}, ${whyNotNow(href, site, now)}` }));
}

function whyNotNow(href: string, site: OwnPages, now: Date): string {
  const path = new URL(href, 'http://site').pathname;
  const own = [
    ...site.pages.filter((page) => page.path === path),
    ...site.posts.filter(({ slug }) => postPath(slug) === path),
  ];
  const say = (moment: string) => momentInWords(new Date(moment), site.time_zone);
  const start = own.map(startOf).find((moment) => moment !== undefined && Date.parse(moment) > now.getTime());
  if (start !== undefined) return `which is planned from ${say(start)}: until then shoppers do not see this link`;
  const end = own.find(({ expiry }) => expiry)?.expiry;
  return `which ended${end ? ` on ${say(end)}` : ''}: shoppers do not see this link until the page is there again`;
}

/** A post is not there before its date. */
function startOf(page: OwnPages['pages'][number] | OwnPages['posts'][number]): string | undefined {
  return page.start ?? ('date' in page ? page.date : undefined);
}
