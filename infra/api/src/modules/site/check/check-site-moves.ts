import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { isThere } from './check-site-links';
import type { SiteAddresses } from './site-addresses';

type Moving = Pick<SiteConfig, 'pages' | 'redirects'>;

/**
 * Redirects and pages that lead on once they are over, of a site: none leads in a circle, however many others lie between, and
 * none to an address that the site does not have. A page counts as moved also before it is over: its day comes without
 * anybody looking.
 *
 * @param areAddressesKnown whether `addresses` are all that the site has; else only circles are looked for.
 */
export function checkMoves(site: Moving, addresses: SiteAddresses, areAddressesKnown: boolean): SiteConfigFault[] {
  const faults = (field: string, from: string, to: string): SiteConfigFault[] => {
    const circle = circleFrom(from, to, (path) => nextOf(path, site, addresses.moves));
    if (circle) return [{ path: field, message: `leads in a circle, where nobody arrives: ${circle.join(' → ')}` }];
    // Where a page moved to is a link, and looked at as one.
    return !areAddressesKnown || field.startsWith('pages.') || isThere(to, addresses)
      ? []
      : [{ path: field, message: `leads to ${to}, which this site does not have` }];
  };
  return [
    ...Object.entries(site.redirects).flatMap(([from, to]) => faults(`redirects.${from}`, from, to)),
    ...site.pages.flatMap(({ path, moved_to: to }, index) => (to ? faults(`pages.${index}.moved_to`, path, to) : [])),
  ];
}

/** The addresses one comes by from one that leads on, up to the first that comes again; null where one arrives. */
function circleFrom(from: string, to: string, next: (path: string) => string | undefined): string[] | null {
  const passed = [from];
  for (let at: string | undefined = pathnameOf(to); at !== undefined; at = next(at)) {
    const isKnown = passed.includes(at);
    passed.push(at);
    if (isKnown) return passed;
  }
  return null;
}

/** As the shell leads on: its redirects first, whatever the capitals, then the page itself, then the remotes' own moves. */
function nextOf(path: string, { redirects, pages }: Moving, moves: SiteAddresses['moves']): string | undefined {
  const plain = path.toLowerCase();
  const page = pages.find((known) => known.path === path);
  const to = redirects[path] ?? redirects[plain] ?? (page ? page.moved_to : plain === path ? moves.get(path) : plain);
  return to === undefined ? undefined : pathnameOf(to);
}

function pathnameOf(href: string): string {
  return URL.parse(href, 'http://site')?.pathname ?? href;
}
