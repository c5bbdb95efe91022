import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { formatKms } from '@shared-kit/domain/number/format-number';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import { useSite } from '@shared-kit/runtime/site-context';

/** Title, description, canonical address, and what a shared link looks like: the same figures as the page shows. */
export function VehicleHead({ car }: { car: ShownCar }) {
  const site = useSite();
  const shown = priceDisplay(car, site);
  const facts = [car.km !== null && formatKms(car.km), car.simple_transmission, car.simple_fuel, car.city].filter(
    Boolean,
  );
  const price = isAvailable(car) ? [priceText(shown).replace(/\.$/, '')] : ['SOLD'];
  const description = `${[car.name, ...price].filter(Boolean).join(' ')}. ${facts.join(', ')}.`;
  const url = car.canonical_url || car.path;
  const open: readonly [string, string][] = [
    ['og:type', 'product'],
    ['og:title', car.name],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', site.name],
    ['og:image', `${url}/share.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return (
    <>
      <title>{`${car.name} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {open.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
