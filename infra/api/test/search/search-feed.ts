import { DAY_MS } from '@shared-kit/domain/time/seconds';

/** A generator of whole numbers below a bound, the same at every run. */
export function dice(seed: number) {
  let state = seed;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const pick = <T>(values: readonly T[]): T => values[next(values.length)] as T;
  return { next, pick };
}

const MODELS = { Toyota: ['Corolla', 'HiLux', 'RAV4'], Mazda: ['3', 'CX-5', 'BT-50'], Suzuki: ['Swift', 'Jimny'] };

/** Rows that differ in every filtered field, with gaps as feeds have them. Deterministic. */
export function feedRows(count: number) {
  const { next, pick } = dice(7);
  return Array.from({ length: count }, (_unused, index) => {
    const make = pick(['Toyota', 'Mazda', 'Suzuki'] as const);
    const status = pick(['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'withdrawn']);
    return {
      stocknum: `S${index}`,
      make,
      model: pick(MODELS[make]),
      badge: pick(['GX', 'Sport', 'GLX Turbo', '']),
      year: 2012 + next(14),
      car_type: pick(['new', 'used', 'used', 'demo']),
      price: pick([0, 9_990, 15_000, 24_990, 25_000, 39_990, 61_000]),
      km: next(5) === 0 ? '' : next(200_000),
      simple_body: pick(['SUV', 'Buggy', 'buggy', 'Ute', 'Hatch']),
      fuel: pick(['Petrol', 'Diesel', 'Electric', '']),
      drive: pick(['4WD', 'FWD']),
      trans: pick(['Automatic', 'Manual']),
      colour: pick(['Glacier White', 'Pearl White', 'Jet Black', '']),
      seats: pick([5, 7, '']),
      city: pick(['Noosaville', 'Gympie']),
      location_name: pick(['Noosa yard', 'Gympie yard', 'Nowhere yard']),
      status,
      // Half days: a car sold to the second as long ago as a site shows sold cars would come and go with the clock.
      sold_date_timestamp:
        status === 'sold' && next(4) > 0 ? new Date(Date.now() - (next(6) + 0.5) * DAY_MS).toISOString() : '',
      custom_rank: next(4),
      certified: next(3) === 0,
      show_on_dealer_website: next(10) > 0,
      created_at: new Date(1_760_000_000_000 + next(500) * 3_600_000).toISOString(),
      standardEquipment: pick(['Apple CarPlay|Leather seats', 'Apple CarPlay', '']),
    };
  });
}
