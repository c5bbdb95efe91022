import type { PicturePicker } from '@infra/api/modules/stock/tools.service';
import { yearIn } from '@shared-kit/domain/time/year-in';
import type { DemoGroup } from '../groups/demo-group.contract';
import { readCatalogue } from './catalogue';
import type { CloserLookPicker } from './media/closer-looks';
import type { LenderName } from './finance-lenders';
import { generateVehicle } from './generate-vehicle';
import { providerMedia } from './media/provider-media';
import { Random } from './random';
import type { SpinPicker } from './media/spins';
import { carTypeAt, entriesAt, stockPlaces } from './stock-places';
import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';

type StockOptions = {
  group: DemoGroup;
  count: number;
  seed: number;
  /** Cars are dated back from here. */
  now: Date;
  pickPictures: PicturePicker;
  pickSpin: SpinPicker;
  pickCloserLooks: CloserLookPicker;
};

/** Which lenders each kind of group works with. */
const LENDERS: readonly LenderName[][] = [
  ['Taurus', 'Manual', 'Powertorque', 'Nissan Finance'],
  ['Angle', '360 Finance', 'Manual'],
  ['AusLoans', '360 Finance'],
];
const OLDEST_YEARS = 13;
/** Their sites have a page with a sample of a history report. */
const GROUPS_WITH_HISTORY = new Set(['corella']);

/** Rows of a believable stock feed, one after the other. The same options give the same rows. */
export function* generateStock({
  group,
  count,
  seed,
  now,
  pickPictures,
  pickSpin,
  pickCloserLooks,
}: StockOptions): Generator<Record<string, unknown>> {
  const random = new Random(seed);
  const catalogue = readCatalogue();
  const places = stockPlaces(group);
  const lenders = LENDERS[seed % LENDERS.length] ?? [];
  const thisYear = yearIn('Australia/Brisbane', now);
  const candidatesOf = new Map<string, ReturnType<typeof entriesAt>>();
  for (let number = 1; number <= count;) {
    const place = random.weighted(places, ({ weight }) => weight);
    const carType = carTypeAt(random, place);
    const year = modelYear(random, carType, thisYear);
    const key = `${place.slug}|${carType}|${year}`;
    const candidates = candidatesOf.get(key) ?? entriesAt(place, carType, year, catalogue);
    candidatesOf.set(key, candidates);
    if (candidates.length === 0) continue;
    const { entry } = random.weighted(candidates, ({ weight }) => weight);
    const stocknum = `${{ new: 'N', used: 'U', demo: 'D' }[carType]}${100_000 + number}`;
    const row = generateVehicle(random, {
      place,
      entry,
      carType,
      year,
      stocknum,
      now,
      lenders,
      pickPictures,
      pickSpin,
      pickCloserLooks,
    });
    yield { ...row, ...providerMedia(row, number, GROUPS_WITH_HISTORY.has(group.slug)) };
    number++;
  }
}

function modelYear(random: Random, carType: CarType, thisYear: number): number {
  if (carType === 'new') return random.chance(0.9) ? thisYear : thisYear - 1;
  if (carType === 'demo') return random.chance(0.7) ? thisYear : thisYear - 1;
  return thisYear - Math.min(OLDEST_YEARS, 1 + Math.floor(random.next() ** 1.5 * OLDEST_YEARS));
}
