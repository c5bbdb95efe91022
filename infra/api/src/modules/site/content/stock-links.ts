import { fixedScopeNames, scopePath } from '@shared-kit/domain/search/search-path';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import { changingPart, fitsRoute, linksIn } from '../check/check-site-links';

/** What a group has had: makes by name, and its dealerships. */
type Stock = { makes?: ReadonlySet<string>; dealerships?: ReadonlySet<string> };

const VEHICLE = '/cars/:slug';
const RESULTS = scopePath(':scope', ':model?');
const BRAND = '/:brand/overview';

/**
 * Links of a page to what comes and goes with the stock. Each may be right tomorrow, so nobody is kept from publishing it, but
 * is told: one vehicle is sold, and results of what nobody has ever had are empty.
 */
export function stockLinkFindings(
  page: unknown,
  { makes = new Set(), dealerships = new Set() }: Stock,
): ContentFinding[] {
  const brands = new Set([...makes].map(toSlug));
  const scopes = new Set<string>([...fixedScopeNames, ...dealerships, ...brands]);
  return linksIn(page).flatMap(({ path, href }) => {
    const text = warningOf(href, { brands, scopes });
    return text === null ? [] : [{ level: 'warning' as const, where: path, text }];
  });
}

function warningOf(href: string, known: { brands: ReadonlySet<string>; scopes: ReadonlySet<string> }): string | null {
  const pathname = URL.parse(href, 'http://site')?.pathname ?? href;
  if (fitsRoute(VEHICLE, pathname))
    return `${href} is one vehicle, whose page goes away once it is sold: results with filters stay`;
  // Before any stock was imported nobody knows.
  if (known.brands.size === 0) return null;
  if (fitsRoute(RESULTS, pathname) && !known.scopes.has(changingPart(RESULTS, pathname)))
    return `${href} has no results: there is no such make, dealership or condition`;
  return fitsRoute(BRAND, pathname) && !known.brands.has(changingPart(BRAND, pathname))
    ? `${href} is the page of a brand that this group has never had in stock`
    : null;
}
