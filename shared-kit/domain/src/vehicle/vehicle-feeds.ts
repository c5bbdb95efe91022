import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { firstCharacters } from '../text/cut-text';
import { carAvailability, isAvailable } from './availability/car-availability';
import { carPictures } from '../picture/car-pictures';
import { imageSrc } from '../picture/image-src';
import { priceDisplay, priceText } from '../price/price-display';
import type { PriceRules } from '../price/price-display';
import { governmentCharges } from '../price/price-type';
import { reducedPrice } from '../price/reduced-price';

export type FeedContext = {
  site: PriceRules & { name: string };
  /** The car's canonical address. */
  url: string;
  location: Location | undefined;
};
export type FeedRow = Readonly<Record<string, string>>;

/** Neither passenger cars nor utes: Google's vehicle ads take those two only. */
const COMMERCIAL = new Set(['van', 'commercial', 'truck', 'bus', 'motorcycle', 'caravan']);

/** Kinds of vehicle Meta takes: bikes and campers too. */
const TO_META = new Set(['car', 'truck', 'motorcycle', 'caravan']);

/** What both feeds need: a car for sale with an amount to pay and a photo. */
function offerOf(car: Car, { site }: FeedContext) {
  const shown = priceDisplay(car, site);
  const { kind, amount, type } = shown;
  const [picture] = carPictures(car);
  if (!isAvailable(car) || amount === null || kind === 'subscription' || picture === undefined) return null;
  return { amount, picture, type, text: priceText(shown), was: reducedPrice(shown, car.before_price)?.was };
}

const aud = (dollars: number) => `${dollars} AUD`;
const addressOf = (car: Car) => car.location?.address ?? [car.city, car.state].filter(Boolean).join(' ');

/**
 * A car in Google's vehicle ads (Australia), or null for what they do not take: caravans, motorcycles and commercial
 * vehicles, no VIN, new cars of which nobody knows what they cost on the road, and a price of which nobody says what it
 * includes: each row states that.
 */
export function googleVehicleRow(car: Car, context: FeedContext): FeedRow | null {
  const offer = offerOf(car, context);
  if (!offer || !car.vin || isCommercial(car)) return null;
  const priced = googlePrice(car, offer);
  if (!priced) return null;
  const place = car.location?.id ?? car.dealership_id;
  return {
    ...identityOf(car),
    vin: car.vin,
    store_code: place,
    dealership_name: car.location_name ?? context.site.name,
    dealership_address: addressOf(car),
    ...priced,
    // Google has no column for the estimate under a price without charges (R-LEGAL-02).
    custom_label_0: car.drive_away ? priceText(car.drive_away) : '',
    image_link: new URL(imageSrc(offer.picture, 1280), context.url).href,
    link_template: `${context.url}?store={store_code}`,
    google_product_category: '916',
    'vehicle_fulfillment(option:store_code)': `in_store:${place}`,
  };
}

/**
 * The price with what it includes in Google's words: a new car's with its charges, estimated where they are added, a used
 * one's without. Null where nobody says, and for a new car without an estimate.
 */
function googlePrice(car: Car, { type, amount }: { type: string; amount: number }) {
  const charges = governmentCharges(type);
  if (charges === 'included') return { price: aud(amount), vehicle_price_type: 'drive_away_price' };
  if (charges === null) return null;
  if (car.car_type !== 'new') return { price: aud(amount), vehicle_price_type: 'excluding_government_charges_price' };
  const onTheRoad = car.drive_away?.amount;
  return onTheRoad === undefined ? null : { price: aud(onTheRoad), vehicle_price_type: 'estimated_drive_away_price' };
}

function identityOf(car: Car): FeedRow {
  const isNew = car.car_type === 'new';
  return {
    id: car.id,
    // A demonstrator has been driven.
    condition: isNew ? 'new' : 'used',
    make: car.make,
    model: car.model,
    trim: car.badge ?? '',
    year: String(car.year ?? ''),
    mileage: isNew || car.km === null ? '' : `${car.km} km`,
    color: car.colour ?? '',
  };
}

function isCommercial({ item_type: kind, simple_body: body }: Car): boolean {
  return (kind !== null && kind !== 'car') || COMMERCIAL.has(body?.toLowerCase() ?? '');
}

/** As long as Meta takes them, in characters. */
const META_TITLE = 500;
const META_DESCRIPTION = 5_000;

/**
 * A car in Meta's automotive inventory, or null for what Meta refuses: without an amount to pay, a photo, a year, a VIN
 * of 17 characters, a place on the map, or a used one without its kilometres.
 */
export function metaVehicleRow(car: Car, context: FeedContext): FeedRow | null {
  const offer = offerOf(car, context);
  const place = placeOf(context.location);
  const driven = drivenAs(car);
  const made = madeAs(car);
  if (!offer || !place || !driven || !made) return null;
  const { was } = offer;
  return {
    ...describedAs(car, offer.text),
    // What the price includes has no column of its own (R-LEGAL-02).
    custom_label_0: offer.type,
    ...driven,
    ...made,
    url: context.url,
    'image[0].url': new URL(imageSrc(offer.picture, 1280), context.url).href,
    'image[0].tag[0]': 'Exterior',
    price: aud(was ?? offer.amount),
    sale_price: was === undefined ? '' : aud(offer.amount),
    ...place,
  };
}

function describedAs(car: Car, price: string): FeedRow {
  const isNew = car.car_type === 'new';
  return {
    vehicle_id: car.id,
    title: firstCharacters(car.name, META_TITLE),
    description: firstCharacters(`${price}. ${car.dealercomments?.trim() || car.name}`, META_DESCRIPTION),
    condition: isNew ? 'EXCELLENT' : 'GOOD',
    state_of_vehicle: isNew ? 'NEW' : car.certified ? 'CPO' : 'USED',
    exterior_color: car.colour ?? 'Other',
    availability: carAvailability(car) === 'reserved' ? 'PENDING' : 'AVAILABLE',
    date_first_on_lot: car.created_at.slice(0, 10),
  };
}

function madeAs({ make, model, year, vin, item_type: kind }: Car): FeedRow | null {
  if (year === null || vin?.length !== 17 || !TO_META.has(kind ?? 'car')) return null;
  return { make, model, year: String(year), vin };
}

function placeOf(location: Location | undefined): FeedRow | null {
  if (!location || location.address.lat === null || location.address.long === null) return null;
  const { street, city, state, postcode, lat, long } = location.address;
  return {
    address: JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'Australia' }),
    latitude: String(lat),
    longitude: String(long),
  };
}

const bodyStyles: readonly [RegExp, string][] = [
  [/convertible|cabrio/i, 'CONVERTIBLE'],
  [/coupe/i, 'COUPE'],
  [/hatch/i, 'HATCHBACK'],
  [/people mover|minivan/i, 'MINIVAN'],
  [/ute|truck|cab chassis/i, 'TRUCK'],
  [/suv/i, 'SUV'],
  [/sedan/i, 'SEDAN'],
  [/van/i, 'VAN'],
  [/wagon/i, 'WAGON'],
  [/crossover/i, 'CROSSOVER'],
];
const fuels: readonly [RegExp, string][] = [
  [/plug/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/petrol/i, 'GASOLINE'],
];
const drives: readonly [RegExp, string][] = [
  [/4wd|4x4|four/i, '4X4'],
  [/awd|all/i, 'AWD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
];

/** Null for a used car of which nobody knows how far it has gone: none of them has gone 0 km, but what is towed. */
function drivenAs(car: Car): FeedRow | null {
  const { simple_transmission: gearbox, km } = car;
  if (km === null && car.car_type !== 'new' && car.item_type !== 'caravan') return null;
  return {
    'mileage.value': String(km ?? 0),
    'mileage.unit': 'KM',
    transmission: /manual/i.test(gearbox ?? '') ? 'MANUAL' : gearbox ? 'AUTOMATIC' : 'OTHER',
    fuel_type: named(fuels, car.simple_fuel),
    body_style: named(bodyStyles, car.simple_body),
    drivetrain: named(drives, car.simple_drive),
  };
}

function named(names: readonly [RegExp, string][], word: string | null): string {
  return names.find(([pattern]) => word !== null && pattern.test(word))?.[1] ?? 'OTHER';
}
