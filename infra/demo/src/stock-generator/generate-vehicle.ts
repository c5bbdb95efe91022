import type { PicturePicker } from '@infra/api/modules/stock/tools.service';
import { DRIVE_AWAY, EXCLUDING_CHARGES } from '@shared-kit/domain/price/price-type';
import { yearIn } from '@shared-kit/domain/time/year-in';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { CatalogueEntry } from './catalogue';
import type { CloserLookPicker } from './media/closer-looks';
import { exteriorColour, interiorColour } from './colours';
import { dealerComments } from './comments';
import { standardEquipment } from './equipment';
import { lenderTerms } from './finance-lenders';
import type { LenderName } from './finance-lenders';
import { fictionalVin, nvicCode, regPlate } from './identity';
import { lifeCycle } from './life-cycle';
import { carPhotos } from './media/photos';
import { advertised, madeUpPrice, subscriptionPrice } from './prices';
import type { Random } from './random';
import type { SpinPicker } from './media/spins';
import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';
import type { StockPlace } from './stock-places';
import { gearType, variantDetails } from './variant-details';

export type VehicleContext = {
  place: StockPlace;
  entry: CatalogueEntry;
  carType: CarType;
  year: number;
  stocknum: string;
  now: Date;
  lenders: readonly LenderName[];
  pickPictures: PicturePicker;
  pickSpin: SpinPicker;
  pickCloserLooks: CloserLookPicker;
};

/** One row of a stock feed, in our own field names, with the gaps that feeds have. */
export function generateVehicle(random: Random, context: VehicleContext): Record<string, unknown> {
  const { place, entry, carType, year, stocknum, now } = context;
  const ageYears = Math.max(0, yearIn('Australia/Brisbane', now) - year);
  const km = distance(random, entry, carType, ageYears);
  const colour = exteriorColour(random);
  const equipment = standardEquipment(random, entry, ageYears);
  const pictured = { body: entry.body, configuration: bodyWords(entry), colour, seats: entry.large ? 7 : 5 };
  const photos = carPhotos(random, pictured, context, { stocknum, liked: place.liked });
  const life = lifeCycle(random, carType, now);
  const isUsed = carType !== 'new';
  return {
    ...life,
    ...identity(random, context, ageYears),
    ...prices(random, context, ageYears, km ?? 0, life.preorder),
    ...drivetrain(entry),
    ...variantDetails(random, entry),
    stocknum,
    year,
    colour,
    make: entry.make,
    model: entry.model,
    badge: random.chance(0.03) ? undefined : entry.badge,
    series: seriesOf(entry, year),
    car_type: carType,
    item_type: entry.kind,
    km: isUsed && random.chance(0.01) ? undefined : (km ?? undefined),
    interior_colour: entry.kind === 'car' && random.chance(0.8) ? interiorColour(random) : undefined,
    simple_body: entry.body,
    bodyconfiguration: bodyWords(entry),
    seats: entry.kind === 'car' || entry.kind === 'truck' ? entry.seats : undefined,
    doors:
      entry.kind === 'car' || entry.kind === 'truck'
        ? (entry.doors ?? (entry.body === 'Hatch' || entry.body === 'SUV' || entry.body === 'Wagon' ? 5 : 4))
        : undefined,
    certified: carType === 'used' && ageYears <= 7 && random.chance(entry.make === 'Toyota' ? 0.4 : 0.06),
    custom_rank: photos.images.length === 0 ? 0 : random.chance(0.02) ? random.int(900, 999) : random.int(0, 100),
    views: random.chance(0.7) ? random.int(3, 900) : 0,
    standardEquipment: equipment,
    dealercomments: random.chance(0.06)
      ? undefined
      : dealerComments(random, {
          entry,
          carType,
          isComing: life.status === 'coming_soon',
          year,
          km,
          colour,
          dealership: place.name,
          equipment,
        }),
    ...photos,
    dealership_slug: place.slug,
    location_id: carType === 'used' ? place.usedId : place.salesId,
  };
}

function distance(
  random: Random,
  { kind, trailer }: CatalogueEntry,
  carType: CarType,
  ageYears: number,
): number | null {
  if (trailer) return null;
  if (carType === 'new') return random.int(3, 40);
  if (carType === 'demo') return random.int(600, 9_500);
  const yearly = kind === 'truck' ? 32_000 : kind === 'motorcycle' ? 4_200 : 13_000;
  return Math.round(Math.max(900, (ageYears + random.next()) * yearly * Math.exp(random.around(0, 0.24))));
}

function identity(random: Random, { place, entry, carType, year, now }: VehicleContext, ageYears: number) {
  const month = String(random.int(1, 12)).padStart(2, '0');
  const registered = carType !== 'new' && !random.chance(0.08);
  const expiry = new Date(now.getTime() + random.int(-40, 350) * DAY_MS).toISOString().slice(0, 10);
  return {
    vin: random.chance(0.97) ? fictionalVin(random) : undefined,
    nvic: entry.kind === 'car' && random.chance(0.7) ? nvicCode(random) : undefined,
    regplate: registered ? regPlate(random, place.state) : undefined,
    rego_expiry: registered ? expiry : undefined,
    build_date: random.chance(0.9) ? `${month}/${year}` : undefined,
    compliance_date: ageYears < 12 && random.chance(0.7) ? `${month}/${year}` : undefined,
  };
}

function prices(
  random: Random,
  { place, entry, carType, lenders }: VehicleContext,
  ageYears: number,
  km: number,
  preorder: boolean,
) {
  const isNew = carType === 'new';
  const hasNone = preorder ? random.chance(0.6) : random.chance(0.025);
  if (hasNone) return {};
  const price = isNew
    ? entry.newPrice
    : carType === 'demo'
      ? advertised(random, entry.newPrice * random.around(0.91, 0.02))
      : madeUpPrice(random, entry, ageYears, km);
  const reduction = random.chance(0.14) ? random.pick([500, 1_000, 1_500, 2_000, 3_000]) : 0;
  const asOffer = reduction > 0 && reduction < price * 0.15 && random.chance(0.5);
  const shown = asOffer ? price - reduction : price;
  const chosen = random.chance(0.07)
    ? []
    : lenders.filter((lender) => lender !== 'Nissan Finance' || entry.make === 'Nissan');
  return {
    price,
    price_type: isNew || random.chance(0.7) ? DRIVE_AWAY : EXCLUDING_CHARGES,
    before_price: reduction > 0 ? (asOffer ? price : price + reduction) : undefined,
    offer_price: asOffer ? shown : undefined,
    subscription_price:
      place.slug.startsWith('plugbird') && random.chance(0.88) ? subscriptionPrice(random, entry.newPrice) : undefined,
    average_market_price:
      carType === 'used' && random.chance(0.7) ? Math.round(price * random.around(1.03, 0.05)) : undefined,
    state_average_market_price:
      carType === 'used' && random.chance(0.6) ? Math.round(price * random.around(1.02, 0.05)) : undefined,
    finance_lenders: Object.fromEntries(chosen.map((lender) => [lender, lenderTerms(random, lender, shown, isNew)])),
  };
}

function drivetrain({ engine, trailer, kind }: CatalogueEntry) {
  if (trailer || !engine) return {};
  return {
    fuel: engine.fuel === 'Petrol' ? 'Unleaded Petrol' : engine.fuel,
    simple_fuel: engine.fuel,
    // Of a motorcycle nobody says which of its wheels is driven.
    ...(kind !== 'motorcycle' && wheels(engine.drive)),
    trans: [engine.gears && engine.gears > 1 ? `${engine.gears} Speed` : '', gearType(engine.gearbox)]
      .filter(Boolean)
      .join(' '),
    simple_transmission: engine.gearbox === 'Manual' ? 'Manual' : 'Automatic',
    gearnum: engine.gears,
  };
}

function wheels(drive: NonNullable<CatalogueEntry['engine']>['drive']) {
  return {
    drive: { FWD: 'Front Wheel Drive', RWD: 'Rear Wheel Drive', AWD: 'All Wheel Drive', '4WD': 'Four Wheel Drive' }[
      drive
    ],
    simple_drive: drive,
  };
}

function bodyWords({ body, engine, badge, kind }: CatalogueEntry): string {
  if (kind === 'truck') return badge.split(' ').at(-1) ?? body;
  return body === 'Ute' ? `${engine?.drive === 'RWD' ? 'Single Cab' : 'Dual Cab'} Ute` : body;
}

/** The newest series that was already built in that year, taking them as equally long. */
function seriesOf({ series, years }: CatalogueEntry, year: number): string | undefined {
  if (series.length === 0) return undefined;
  const last = Number.isFinite(years.to) ? years.to : 2026;
  const position = ((year - years.from) / Math.max(1, last - years.from + 1)) * series.length;
  return series[Math.min(series.length - 1, Math.max(0, Math.floor(position)))];
}
