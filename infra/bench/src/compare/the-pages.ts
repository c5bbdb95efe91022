import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';

/** Addresses of each kind of page. Those that are drawn anew are of many, where there are many. */
export type PageKinds = Record<'home' | 'results' | 'vehicle' | 'finance' | 'location' | 'content' | 'form', string[]>;

export type ThePages = { results: string; vehicle: string; kinds: PageKinds };

const RESULTS = '/search/used-cars';
const FRAMES_OF_A_TURN = 36;

/** The pages to compare: results, a car that turns, and one or more of every other kind, as this product has them. */
export async function thePages(origin: string): Promise<ThePages> {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const found = JSON.parse(await text('/api/search?range[price]=20000:60000&refinementList[body][0]=Ute')) as {
    hits: CarCard[];
  };
  const vehicles = found.hits.filter(({ status }) => status === 'in_stock').map(({ path }) => path);
  const shown = await Promise.all(vehicles.map(async (path) => JSON.parse(await text(`/api${path}`)) as ShownCar));
  const turning = shown.find(({ spin_images: frames }) => frames.length >= FRAMES_OF_A_TURN);
  if (!turning) throw new Error('The demo has no car that turns');
  const locations = (await text('/dealer-locator')).matchAll(/href="(\/locations\/[^"?#]+)"/g);
  return {
    results: RESULTS,
    vehicle: turning.path,
    kinds: {
      home: ['/'],
      results: Array.from({ length: 40 }, (_unused, index) => `${RESULTS}?page=${index + 1}`),
      vehicle: vehicles,
      finance: ['/finance'],
      location: [...new Set([...locations].map(([, path]) => path ?? '/'))],
      content: ['/about-us'],
      form: ['/book-test-drive'],
    },
  };
}
