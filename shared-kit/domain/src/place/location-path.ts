/** All places of the site. */
export const LOCATIONS_PATH = '/dealer-locator';

/** The page of a place: hours, address, who answers (S2-18). */
export function locationPath(slug: string): string {
  return `/locations/${encodeURIComponent(slug)}`;
}

/** The contact form. */
export const CONTACT_PATH = '/contact';

/** The same with a place chosen in it. */
export function contactPath(slug: string): string {
  return `${CONTACT_PATH}?location=${encodeURIComponent(slug)}`;
}
