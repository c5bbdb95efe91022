import { randomUUID } from 'node:crypto';
import type { Shop } from '../hostile/remembered/shop';

const SITES = ['corella', 'brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'];
const PATHS = ['/', '/search/new-used-and-demo-cars', '/finance', '/contact', '/dealer-locator', '/sign-in'];

export type SitePage = { site: string; path: string };

/** Pages of each remote on every site, and a vehicle's, that are there on a good day. */
export async function pagesThatAre(shop: Shop): Promise<SitePage[]> {
  const asked: SitePage[] = SITES.flatMap((site) => PATHS.map((path) => ({ site, path })));
  for (const site of SITES) {
    const { text } = await shop.read({ site, path: '/search/new-used-and-demo-cars' });
    const path = /href="(\/cars\/[^"?#]+)"/.exec(text)?.[1];
    if (path) asked.push({ site, path });
  }
  const missing = await pagesGone(shop, asked, 'whole');
  return asked.filter((page) => !missing.some((gone) => gone.startsWith(nameOf(page))));
}

/** `whole`: as on a good day. `usable`: with the phone and the shell's own form in the place of what needs the database. */
export type Wanted = 'whole' | 'usable';

/** Which of them are not what is wanted, and what they are instead. */
export async function pagesGone(shop: Shop, pages: readonly SitePage[], wanted: Wanted): Promise<string[]> {
  const gone: string[] = [];
  for (const page of pages) {
    const { status, text } = await shop.read({ ...page, cookie: `visitor=${randomUUID()}` });
    const isUsable = status === 200 && text.includes('</html>') && text.includes('href="tel:');
    const isIt = isUsable && (hasStandIn(text) ? wanted === 'usable' && text.includes('<form') : true);
    if (!isIt) gone.push(`${nameOf(page)} ${status}`);
  }
  return gone;
}

const nameOf = ({ site, path }: SitePage) => `${site}${path}`;

/** Something of a remote could not be drawn. */
const hasStandIn = (text: string) => text.includes('is taking a break');
