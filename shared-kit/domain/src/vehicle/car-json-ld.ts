import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carAvailability, isAvailable } from './availability/car-availability';
import { carPictures } from '../picture/car-pictures';
import { imageSrc } from '../picture/image-src';
import { priceDisplay, priceText } from '../price/price-display';
import type { PriceRules } from '../price/price-display';
import { phoneOf } from '../place/place-contact';
import { toScriptJson } from '../text/script-json';

type JsonLdSite = PriceRules & { name: string; phone: string };

const itemConditions = {
  new: 'https://schema.org/NewCondition',
  // A demonstrator has been driven.
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

/**
 * schema.org `Car` with its offer, out of the same functions as the page. `url` is the car's canonical
 * address. Nulls stand for what is not known; `jsonLdText` leaves them out.
 */
export function carJsonLd(car: Car, site: JsonLdSite, url: string) {
  const { origin } = new URL(url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: car.name,
    url,
    sku: car.stocknum,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: car.year?.toString(),
    vehicleIdentificationNumber: car.vin,
    mileageFromOdometer: car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    vehicleConfiguration: car.badge,
    bodyType: car.simple_body,
    fuelType: car.simple_fuel,
    vehicleTransmission: car.simple_transmission,
    driveWheelConfiguration: car.simple_drive,
    color: car.colour,
    vehicleInteriorColor: car.interior_colour,
    itemCondition: itemConditions[car.car_type],
    image: carPictures(car).map((id) => origin + imageSrc(id, 1600)),
    offers: offerJsonLd(car, site, url),
  };
}

const availabilities = { in_stock: 'InStock', reserved: 'Reserved', coming_soon: 'PreOrder', sold: 'SoldOut' } as const;

/** No offer without an amount, and none of a car that is gone: the page shows neither. */
function offerJsonLd(car: Car, site: JsonLdSite, url: string) {
  const shown = priceDisplay(car, site);
  const { kind, amount } = shown;
  if (amount === null || !isAvailable(car)) return null;
  const price = { price: amount, priceCurrency: 'AUD' };
  return {
    '@type': 'Offer',
    url,
    ...(kind === 'subscription'
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'WEE' } }
      : price),
    // schema.org has no word for what a price includes (R-LEGAL-02).
    description: priceText(shown),
    availability: `https://schema.org/${availabilities[carAvailability(car)]}`,
    seller: sellerJsonLd(car, site),
  };
}

function sellerJsonLd({ location, location_name }: Car, site: JsonLdSite) {
  return {
    '@type': 'AutoDealer',
    name: location_name ?? site.name,
    telephone: phoneOf(location, site),
    address: location?.address,
  };
}

type Crumb = { label: string; href?: string };

export function breadcrumbJsonLd(crumbs: readonly Crumb[], url: string) {
  const { origin } = new URL(url);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? null : origin + href,
    })),
  };
}

export function faqJsonLd(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Text of a script element; what is unknown is left out. */
export function jsonLdText(value: object): string {
  return toScriptJson(value, (_key, part) => part ?? undefined);
}
