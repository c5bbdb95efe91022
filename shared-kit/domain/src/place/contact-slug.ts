import { toSlug } from '../text/to-slug';

/** The part of a location's slug that its contact page carries: one page for sales, service and parts (S2-18). */
export function contactSlug(locationSlug: string): string {
  return locationSlug.replace(/(?<=.)-(sales|service|parts)$/, '');
}

type Place = { slug: string; name?: string | undefined };

/** What addresses call a place: its slug before all else, then the same and its name without their department (S2-18). */
export function placeSlugs({ slug, name = '' }: Place): string[] {
  const named = toSlug(name);
  return [slug, contactSlug(slug), ...(named === '' ? [] : [named, contactSlug(named)])];
}

/** The place that an address means: one whose own slug it is, else the first that is called so in the next best way. */
export function placeCalled<Known extends Place>(places: readonly Known[], called: string): Known | undefined {
  const ranked = places
    .map((place) => ({ place, rank: placeSlugs(place).indexOf(called) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  return ranked[0]?.place;
}
