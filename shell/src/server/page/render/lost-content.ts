import { searchResponseSchema } from '@shared-kit/contracts/search/search.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { similarCarsSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { within } from '@shared-kit/domain/async/within';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { vehicleSlugIn } from '@shared-kit/domain/vehicle/vehicle-path';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import type { LostContent } from '../../../app/static-parts/lost/lost';

type Ask = NonNullable<RequestScope['ask']>;

const SHOWN = 4;
/** How long a page that is not there waits for the vehicles it offers instead, in milliseconds: it is of use without. */
const CARS_BUDGET_MS = 800;

/**
 * What a page offers whose address leads nowhere: of a vehicle's address those like it, by what the address says of it
 * where nobody knows it any more, else the newest. It never fails: what nobody answers is left out.
 */
export async function lostContent(
  site: Pick<Site, 'popular_makes' | 'make_counts'>,
  pathname: string,
  hours: string | undefined,
  ask: Ask,
): Promise<LostContent> {
  const makes = site.popular_makes.map((make, index) => ({ make, count: site.make_counts[index] ?? 0 }));
  const asked = findCars(pathname, ask).catch(() => nothing);
  return { makes, hours, ...(await within(CARS_BUDGET_MS, asked, () => nothing)) };
}

type Found = Pick<LostContent, 'cars' | 'isLikeOne'>;
const nothing: Found = { cars: [], isLikeOne: false };

async function findCars(pathname: string, ask: Ask): Promise<Found> {
  const slug = vehicleSlugIn(pathname);
  const like = slug === undefined ? [] : await carsOf(ask, `cars/${slug}/alternatives`, similarCarsSchema);
  if (like.length > 0) return { cars: like.slice(0, SHOWN), isLikeOne: true };
  const newest = `search?${buildSearch({ sortBy: 'newest' }).toString()}&facets=card`;
  return { cars: (await carsOf(ask, newest, searchResponseSchema)).slice(0, SHOWN), isLikeOne: false };
}

type HitsSchema = { safeParse: (given: unknown) => { success: boolean; data?: { hits: CarCard[] } | undefined } };

async function carsOf(ask: Ask, url: string, schema: HitsSchema): Promise<CarCard[]> {
  const { data } = await ask({ url });
  return schema.safeParse(data).data?.hits ?? [];
}
