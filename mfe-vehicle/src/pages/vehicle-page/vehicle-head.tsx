import type { Car } from '@shared-kit/contracts/car.contract';
import { isAvailable } from '@shared-kit/domain/car-availability';
import { priceDisplay } from '@shared-kit/domain/price-display';
import { useSite } from '@shared-kit/runtime/site-context';

/** Title, description, canonical address, and the car as machines read it: the same figures as the page shows. */
export function VehicleHead({ car }: { car: Car }) {
  const site = useSite();
  const price = priceDisplay(car, site);
  const facts = [
    car.km !== null && `${car.km.toLocaleString('en-AU')} km`,
    car.simple_transmission,
    car.simple_fuel,
    car.city,
  ].filter(Boolean);
  return (
    <>
      <title>{`${car.name} | ${site.name}`}</title>
      <meta
        name="description"
        content={`${car.name} ${price.text}${car.price_type ? ` ${car.price_type}` : ''}. ${facts.join(', ')}.`}
      />
      <link rel="canonical" href={car.path} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toJsonLd(carJsonLd(car, price.amount, site.name)) }}
      />
    </>
  );
}

/** schema.org `Car` with its offer. */
function carJsonLd(car: Car, price: number | null, seller: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: car.name,
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
    itemCondition: car.car_type === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    image: car.images.map(({ image }) => `/img/${image.url}?w=1600`),
    offers: offerJsonLd(car, price, seller),
  };
}

function offerJsonLd(car: Car, price: number | null, seller: string) {
  if (price === null) return null;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'AUD',
    availability: isAvailable(car) ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    seller: { '@type': 'AutoDealer', name: seller },
  };
}

/** What is unknown is left out, and nothing in the JSON can end the script element it stands in. */
function toJsonLd(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) => part ?? undefined).replaceAll('<', '\\u003c');
}
