import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { CONTACT_PATH, LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { toScriptJson } from '@shared-kit/domain/text/script-json';

/** Where people look for whom to reach: the one who answers the site's phone. */
const OF_ONE: readonly string[] = [CONTACT_PATH, '/contact-us'];

type Page = { site: Pick<Site, 'dealers'>; path: string; origin: string };

/**
 * Says in the head of contact and the dealer locator who the dealers are, where, and when they are open in a week (`AutoDealer`);
 * a place's own page says its holidays too. The server alone says it: browsers are not sent it a second time. The home page has
 * no room for it in what it may weigh.
 *
 * @param head what stands before a page's body.
 */
export function withDealerFacts(head: string, { site, path, origin }: Page): string {
  const dealers = dealersAt(path, site.dealers).map((dealer) => absolute(dealer, origin));
  if (dealers.length === 0) return head;
  const facts = { '@context': 'https://schema.org', ...(dealers.length === 1 ? dealers[0] : { '@graph': dealers }) };
  return head.replace('</head>', () => `<script type="application/ld+json">${toScriptJson(facts)}</script></head>`);
}

function dealersAt(path: string, dealers: Site['dealers']): Site['dealers'] {
  if (path === LOCATIONS_PATH) return dealers;
  return OF_ONE.includes(path) ? dealers.slice(0, 1) : [];
}

function absolute({ department, ...dealer }: Site['dealers'][number], origin: string): object {
  const departments = department?.map((own) => ({ ...own, url: origin + own.url }));
  return { ...dealer, url: origin + dealer.url, ...(departments && { department: departments }) };
}
