/** The part of a location's slug that its contact page carries: one page for sales, service and parts (S2-18). */
export function contactSlug(locationSlug: string): string {
  return locationSlug.replace(/(?<=.)-(sales|service|parts)$/, '');
}
