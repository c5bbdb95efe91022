import type { ShownCar } from '@shared-kit/contracts/vehicle.contract';
import { isAvailable } from './car-availability';
import { carPictures } from './car-pictures';
import { formatMoney } from './format-money';
import { formatPhone } from './format-phone';
import { priceDisplay } from './price-display';
import type { PriceRules } from './price-display';
import { reducedPrice } from './reduced-price';
import { regoLabel } from './rego-label';
import type { RegoRules } from './rego-label';
import { specRows } from './spec-rows';
import type { SpecRow } from './spec-rows';

type BrochureSite = PriceRules & RegoRules & { name: string; phone: string; dealer_license_number: string };

/** A car on paper, all words as they are printed. */
export type CarBrochure = {
  title: string;
  subtitle: string;
  price: { text: string; type: string | null; was: string | null };
  facts: SpecRow[];
  features: string[];
  comments: string;
  pictureId: string | null;
  dealer: { name: string; address: string; phone: string; licence: string };
  url: string;
  printedAt: string;
};

/** What the printed page and the PDF say of a car: from the same functions as its page, so that they cannot differ. */
export function carBrochure(car: ShownCar, site: BrochureSite, now: Date): CarBrochure {
  const rego = regoLabel(car, site, now);
  return {
    title: car.name,
    subtitle: [car.series, car.colour, car.simple_body].filter(Boolean).join(' · '),
    price: priceOf(car, site),
    facts: [...specRows(car), ...(rego ? [{ label: 'Registration expiry', value: rego }] : [])],
    features: car.standardEquipment,
    comments: car.dealercomments?.trim() ?? '',
    pictureId: carPictures(car)[0] ?? null,
    dealer: dealerOf(car, site),
    url: car.canonical_url,
    printedAt: new Intl.DateTimeFormat('en-AU', { timeZone: site.time_zone, dateStyle: 'long' }).format(now),
  };
}

function priceOf(car: ShownCar, site: BrochureSite): CarBrochure['price'] {
  if (!isAvailable(car)) return { text: 'SOLD', type: null, was: null };
  const shown = priceDisplay(car, site);
  const reduced = reducedPrice(car, site);
  return { text: shown.text, type: shown.type, was: reduced ? formatMoney(reduced.was) : null };
}

function dealerOf({ location, location_name, city, state }: ShownCar, site: BrochureSite): CarBrochure['dealer'] {
  return {
    name: location_name ?? site.name,
    address: location?.address ?? [city, state].filter(Boolean).join(' '),
    phone: formatPhone(location?.phone ?? site.phone),
    licence: site.dealer_license_number,
  };
}
