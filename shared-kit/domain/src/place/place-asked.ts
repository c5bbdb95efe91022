import type { Location } from '@shared-kit/contracts/place/location.contract';

type NamedPlace = { location_id?: string | undefined; dealership_slug?: string | undefined };
type Place = Pick<Location, 'id' | 'slug' | 'dealership_slug' | 'location_type' | 'primary'>;

/** Which of some places a question is for: the one it names, else the main one of the dealership it names, else none. */
export function placeAsked<Listed extends Place>(asked: NamedPlace, places: readonly Listed[]): Listed | undefined {
  const { location_id: wanted, dealership_slug: dealership } = asked;
  const named = wanted ? places.find(({ id, slug }) => id === wanted || slug === wanted) : undefined;
  return named ?? (dealership ? mainPlace(places.filter((place) => place.dealership_slug === dealership)) : undefined);
}

/** Of a dealership's places the one that sells, its primary one first. */
export function mainPlace<Listed extends Place>(places: readonly Listed[]): Listed | undefined {
  const ofSales = places.filter(({ location_type: type }) => type === '' || type === 'sales');
  return ofSales.find(({ primary }) => primary) ?? ofSales[0] ?? places[0];
}
