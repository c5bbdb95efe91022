import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { PriceRules } from '@shared-kit/domain/price/price-display';
import { carAvailability } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { SpecLabel } from '@shared-kit/domain/vehicle/words/spec-rows';

/** Which of the compared vehicles has the best of a figure, in their order, and the word that says why it is. */
export type Best = { word: string; at: boolean[] };

type Figure = { word: string; of: (car: Car) => number | null | undefined; better: 'least' | 'most' };

/** The figures of which everybody would take the same end, by the label of their row. Others are a matter of taste. */
const figures: Readonly<Partial<Record<SpecLabel, Figure>>> = {
  Odometer: { word: 'Lowest', of: ({ km }) => km, better: 'least' },
  'Fuel consumption': { word: 'Lowest', of: consumption, better: 'least' },
  Torque: { word: 'Most', of: ({ variant }) => leadingNumber(variant?.torque), better: 'most' },
  'Towing, braked': { word: 'Most', of: ({ variant }) => variant?.towingcapacitybraked, better: 'most' },
  'ANCAP rating': { word: 'Highest', of: ({ variant }) => variant?.ancaprating, better: 'most' },
  Sleeps: { word: 'Most', of: ({ specifications }) => specifications?.sleeps, better: 'most' },
};

/** The best of the row called `label`; null where there is none, or where nobody can tell. */
export function bestFigure(label: SpecLabel, cars: readonly Car[]): Best | null {
  const figure = figures[label];
  return figure ? bestOf(cars.map(figure.of), figure) : null;
}

/** The lowest price: of vehicles that can all be had, whose prices are all of one type (R-LEGAL-02). */
export function lowestPrice(cars: readonly Car[], site: PriceRules): Best | null {
  const shown = cars.map((car) => priceDisplay(car, site));
  const isAlike = new Set(shown.map(({ kind, type }) => `${kind === 'subscription'} ${type}`)).size === 1;
  if (!isAlike || cars.some((car) => carAvailability(car) === 'sold')) return null;
  return bestOf(
    shown.map(({ amount }) => amount),
    { word: 'Lowest price', better: 'least' },
  );
}

/** Nothing is best of one, among unknown figures or where all are alike; several may be best together. */
function bestOf(values: (number | null | undefined)[], { word, better }: Omit<Figure, 'of'>): Best | null {
  const known = values.filter((value): value is number => value !== null && value !== undefined && value > 0);
  if (known.length < Math.max(values.length, 2)) return null;
  const best = better === 'least' ? Math.min(...known) : Math.max(...known);
  const at = values.map((value) => value === best);
  return at.every(Boolean) ? null : { word, at };
}

/** What is charged at home burns less than it uses: beside it no other is judged by its litres. */
function consumption({ simple_fuel: fuel, variant }: Car): number | null | undefined {
  return /plug|phev|electric/i.test(fuel ?? '') ? null : variant?.fuelconsumptioncombined;
}

/** "168Nm" is 168. */
function leadingNumber(value: string | null | undefined): number | null {
  const number = Number.parseFloat((value ?? '').replaceAll(',', ''));
  return Number.isNaN(number) ? null : number;
}
