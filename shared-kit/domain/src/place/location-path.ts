/** The page of a place: hours, address, who answers (S2-18). */
export function locationPath(slug: string): string {
  return `/locations/${encodeURIComponent(slug)}`;
}

/** The contact form with a place chosen in it. */
export function contactPath(slug: string): string {
  return `/contact?location=${encodeURIComponent(slug)}`;
}
