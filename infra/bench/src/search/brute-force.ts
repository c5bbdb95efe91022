import type { ListFilter, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import type { Db } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { colourFamily } from '@infra/api/modules/stock/car/simplify.service';
import { carWords, searchWords } from '@infra/api/modules/stock/index/search-words.service';

type CarWithWords = { car: Car; words: string[] };

/** What a filter of the bench's searches compares. */
const valueOf: Partial<Record<ListFilter, (car: Car) => string | number | null>> = {
  make: (car) => car.make,
  model: (car) => car.model,
  badge: (car) => car.badge,
  body: (car) => car.simple_body,
  car_type: (car) => car.car_type,
  fuel: (car) => car.simple_fuel,
  transmission: (car) => car.simple_transmission,
  drive: (car) => car.simple_drive,
  colour: (car) => colourFamily(car.colour),
  year: (car) => car.year,
  seats: (car) => car.seats,
};

/** Every car of a group that a search could find, with its words. */
export async function readCars(db: Db, group: string): Promise<CarWithWords[]> {
  const { rows } = await withScope(db, { group }, (tx) =>
    tx.execute<{ doc: Car; name: string }>(sql`
      select v.doc, coalesce(n.label, '') as name from vehicle v join vehicle_facet f using (group_slug, id)
      left join facet_value n on n.group_slug = f.group_slug and n.attribute = 'dealership_name' and n.code = f.dealership_name
      where f.sold_at is null`),
  );
  return rows.map(({ doc, name }) => ({ car: doc, words: carWords(doc, name) }));
}

/** How many cars a search finds, by going through all of them. Sold cars are left out by `readCars`. */
export function countByHand(cars: readonly CarWithWords[], { query, filters, ranges }: SearchState): number {
  const asked = [...new Set(searchWords(query))];
  return cars.filter(({ car, words }) => {
    if (!asked.every((word) => words.some((own) => own.startsWith(word)))) return false;
    for (const [name, values] of Object.entries(filters) as [ListFilter, string[]][])
      if (!values.some((value) => hasValue(car, name, value))) return false;
    return Object.entries(ranges).every(([name, { min = -Infinity, max = Infinity }]) => {
      const number = name === 'price' ? priceOf(car) : car.km;
      return number !== null && number >= min && number <= max;
    });
  }).length;
}

function hasValue(car: Car, name: ListFilter, value: string): boolean {
  if (name === 'price_range') {
    const [min = 0, max = Infinity] = value.split(':').map(Number);
    const price = priceOf(car);
    return price !== null && price >= min && price < max;
  }
  return String(valueOf[name]?.(car) ?? '').toLowerCase() === value.toLowerCase();
}

/** S4-22 and S4-23. */
function priceOf({ offer_price: offer, price }: Car): number | null {
  if (offer !== null && offer > 10) return offer;
  return price !== null && price > 10 ? price : null;
}
