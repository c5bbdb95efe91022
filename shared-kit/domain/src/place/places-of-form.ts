import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { toSlug } from '../text/to-slug';

/** What decides which forms a place answers. */
export type Place = Pick<Location, 'location_type' | 'visible' | 'manufacturers'>;

/**
 * The places a form can go to: visible ones of the kinds it asks for (S5-73). A dealer who tells no departments apart
 * has places of no kind, which do everything; a place that says it is the sales yard takes no service booking.
 */
export function placesOfForm<Listed extends Place>(
  { places: kinds }: Pick<LeadForm, 'places'>,
  places: readonly Listed[],
): readonly Listed[] {
  const visible = places.filter((place) => place.visible);
  if (!kinds) return visible;
  const fitting = visible.filter(({ location_type: kind }) => kinds.includes(kind));
  return fitting.length > 0 ? fitting : visible.filter(({ location_type: kind }) => kind === '');
}

/** Of some places those that sell the make of a new model, named as its id begins: all where none is known to. */
export function placesOfModel<Listed extends Place>(modelId: string, places: readonly Listed[]): readonly Listed[] {
  const sells = ({ manufacturers }: Place) => manufacturers.some((make) => modelId.startsWith(`${toSlug(make)}-`));
  const selling = modelId ? places.filter(sells) : [];
  return selling.length > 0 ? selling : places;
}

/** Each dealership of some places once, in their order. */
export function dealershipsOf(
  places: readonly Pick<Location, 'dealership_slug' | 'dealership_name'>[],
): readonly { slug: string; name: string }[] {
  const names = new Map(places.map(({ dealership_slug: slug, dealership_name: name }) => [slug, name]));
  return [...names].map(([slug, name]) => ({ slug, name }));
}

/** A vehicle says where a question about it goes; a workshop or a parts counter is somewhere else. */
export function isForPlaceOfCar({ about }: Pick<LeadForm, 'about'>): boolean {
  return about !== 'place';
}
