import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';
import type { DemoGroup } from '../groups/demo-group.contract';
import type { FirstView } from './media/first-picture';
import type { Random } from './random';
import { asSoldIn } from './as-sold-in';
import type { CatalogueEntry, VehicleKind } from './catalogue';

export type StockPlace = {
  slug: string;
  name: string;
  state: string;
  sells: readonly VehicleKind[];
  makes: readonly string[];
  salesId: string;
  usedId: string;
  weight: number;
  liked: FirstView;
};

/** Where a group's vehicles stand. An office without anything to sell is left out. */
export function stockPlaces({ dealerships }: DemoGroup): StockPlace[] {
  return dealerships
    .filter(({ sells }) => sells.length > 0)
    .map(({ slug, name, address, sells, manufacturers, locations, first_view }) => {
      const idOf = (type: string) => (type === '' ? slug : `${slug}-${type}`);
      const types = locations.filter(({ subtype }) => subtype === undefined).map(({ type }) => type);
      const sales =
        types.find((type) => type === 'sales') ??
        types.find((type) => type === '') ??
        types.find((type) => type === 'used') ??
        '';
      const used = types.find((type) => type === 'used') ?? sales;
      // A yard for used cars holds about as many again.
      return {
        slug,
        name,
        state: address.state,
        sells,
        makes: manufacturers,
        salesId: idOf(sales),
        usedId: idOf(used),
        weight: types.includes('used') ? 2 : 1,
        liked: first_view,
      };
    });
}

/** How a place's stock divides. Without a franchise everything is used. */
export function carTypeAt(random: Random, { makes }: StockPlace): CarType {
  if (makes.length === 0) return 'used';
  return random.weighted(['new', 'used', 'demo'] as const, (type) => ({ new: 38, used: 52, demo: 10 })[type]);
}

/** What a place has in stock: new and demo of its franchises, used of those and, less often, of any make. */
export function entriesAt(
  place: StockPlace,
  carType: CarType,
  year: number,
  catalogue: readonly CatalogueEntry[],
): { entry: CatalogueEntry; weight: number }[] {
  const sold = catalogue.flatMap((entry) => (place.sells.includes(entry.kind) ? (asSoldIn(entry, year) ?? []) : []));
  const fitting = sold.filter(
    (entry) => (carType === 'used' || place.makes.includes(entry.make)) && isItsTrade(place, entry),
  );
  return fitting.map((entry) => ({ entry, weight: entry.popular * (place.makes.includes(entry.make) ? 5 : 1) }));
}

/** A dealer in vans sells what works, one in electric cars what plugs in or at least saves fuel. */
function isItsTrade({ slug }: StockPlace, { body, engine }: CatalogueEntry): boolean {
  if (/(^|-)vans(-|$)/.test(slug)) return body === 'Van' || body === 'Ute';
  if (slug.startsWith('plugbird')) return /Electric|Hybrid/.test(engine?.fuel ?? '');
  return true;
}
