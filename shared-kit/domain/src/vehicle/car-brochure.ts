import { dateFormat } from '../time/date-format';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { carAvailability, isAvailable } from './availability/car-availability';
import { carPictures } from '../picture/car-pictures';
import { noPhotoId } from '../picture/no-photo';
import { formatMoney } from '../number/format-money';
import { formatPhone } from '../phone/format-phone';
import { priceDisplay, purchasePrice } from '../price/price-display';
import type { PriceRules } from '../price/price-display';
import { reducedPrice } from '../price/reduced-price';
import { regoLabel } from './words/rego-label';
import type { RegoRules } from './words/rego-label';
import { specRows } from './words/spec-rows';
import type { SpecRow } from './words/spec-rows';
import { phoneOf } from '../place/place-contact';

type BrochureSite = PriceRules & RegoRules & { name: string; phone: string; dealer_license_number: string };

/** A car on paper, all words as they are printed. */
export type CarBrochure = {
  title: string;
  subtitle: string;
  /** `toBuy`: what a car by subscription costs to buy. */
  price: {
    text: string;
    type: string | null;
    /** The total with government charges under a price without them. */
    estimate: { text: string; type: string } | null;
    was: string | null;
    toBuy: { text: string; type: string | null; estimate?: { text: string; type: string } | null | undefined } | null;
  };
  /** What keeps it from being driven home today, in a word. */
  status: string | null;
  facts: SpecRow[];
  features: string[];
  comments: string;
  pictureId: string;
  /** What the picture shows, for who does not see it. */
  pictureAlt: string;
  dealer: { site: string; name: string; address: string; phone: string; licence: string };
  url: string;
  printedAt: string;
};

/** What the printed page and the PDF say of a car: from the same functions as its page, so that they cannot differ. */
export function carBrochure(car: ShownCar, site: BrochureSite, now: Date): CarBrochure {
  const rego = regoLabel(car, site, now);
  const [photo] = carPictures(car);
  return {
    title: car.name,
    subtitle: [car.series, car.colour, car.simple_body].filter(Boolean).join(' · '),
    price: priceOf(car, site),
    status: statusWords[carAvailability(car)],
    facts: [...specRows(car), ...(rego ? [{ label: 'Registration expiry', value: rego }] : [])],
    features: [...new Set(car.standardEquipment)],
    comments: car.dealercomments?.trim() ?? '',
    pictureId: photo ?? noPhotoId(car),
    pictureAlt: photo === undefined ? `No photo of this ${car.name} yet` : `Photo of this ${car.name}`,
    dealer: dealerOf(car, site),
    url: car.canonical_url,
    printedAt: dateFormat('en-AU', { timeZone: site.time_zone, dateStyle: 'long' }).format(now),
  };
}

const statusWords = { in_stock: null, sold: null, reserved: 'Reserved', coming_soon: 'Coming soon' } as const;

function priceOf(car: ShownCar, site: BrochureSite): CarBrochure['price'] {
  if (!isAvailable(car)) return { text: 'SOLD', type: null, estimate: null, was: null, toBuy: null };
  const shown = priceDisplay(car, site);
  const reduced = reducedPrice(shown, car.before_price);
  const was = reduced ? formatMoney(reduced.was) : null;
  const { kind, text, type, estimate = null } = shown;
  if (kind !== 'subscription') return { text, type, estimate, was, toBuy: null };
  const toBuy = purchasePrice(car, site);
  return { text, type, estimate, was, toBuy: toBuy.amount === null ? null : toBuy };
}

function dealerOf({ location, location_name, city, state }: ShownCar, site: BrochureSite): CarBrochure['dealer'] {
  return {
    site: site.name,
    name: location_name ?? site.name,
    address: location?.address ?? [city, state].filter(Boolean).join(' '),
    phone: formatPhone(phoneOf(location, site)),
    licence: site.dealer_license_number,
  };
}
