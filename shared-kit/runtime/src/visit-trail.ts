import { withinLength } from '@shared-kit/domain/text/within-length';

/** Pages of this visit and the campaign it came from, as leads carry them (`lead_attributes`, S3-03). */
export type VisitTrail = { visited_pages: string[]; linked_query_params: Record<string, string> };

const LONGEST = 50;
const CAMPAIGN = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|ref|source|campaign)$/;

/** An id and its signature: whoever reads it could act for the shopper, so no lead carries it to anybody. */
const SIGNED_LINK = /\/[\w-]+\.[0-9a-f]{32}(?=\/|$)/g;

const keyOf = (site: string) => `${site}:visit-trail`;

/** Adds a page to the trail of this tab. Query values stay out of the list: they may name a person. */
export function recordVisit(site: string, { pathname, searchParams }: URL): void {
  const trail = readVisitTrail(site);
  const page = withinLength(pathname.replaceAll(SIGNED_LINK, '/…'), 500);
  if (trail.visited_pages.at(-1) !== page) trail.visited_pages.push(page);
  const linked = [...searchParams]
    .filter(([name]) => CAMPAIGN.test(name))
    .map(([name, value]) => [name, withinLength(value, 200)] as const);
  try {
    sessionStorage.setItem(
      keyOf(site),
      JSON.stringify({
        visited_pages: trail.visited_pages.slice(-LONGEST),
        linked_query_params: { ...trail.linked_query_params, ...Object.fromEntries(linked) },
      }),
    );
  } catch {
    // A browser that refuses to store sends a lead without its trail.
  }
}

/** What was recorded in this tab; empty on the server and where nothing can be read. */
export function readVisitTrail(site: string): VisitTrail {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null');
    if (isTrail(stored)) return stored;
  } catch {
    // As if nothing had been recorded.
  }
  return { visited_pages: [], linked_query_params: {} };
}

function isTrail(stored: unknown): stored is VisitTrail {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'visited_pages' in stored &&
    isList(stored.visited_pages) &&
    'linked_query_params' in stored &&
    typeof stored.linked_query_params === 'object'
  );
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
