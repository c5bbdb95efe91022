import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { formatKms, formatNumber } from '@shared-kit/domain/number/format-number';
import { keyFigures } from '@shared-kit/domain/vehicle/words/key-figures';
import { regoLabel } from '@shared-kit/domain/vehicle/words/rego-label';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { FactList } from '@shared-kit/ui/car/fact-list';

/** What decides on a caravan is what it sleeps and weighs, on a truck what it may weigh, on a motorcycle its engine. */
function machineFacts(car: Car) {
  const { item_type: kind, specifications: own, variant } = car;
  const kilograms = (weight: number | null | undefined) => (weight ? `${formatNumber(weight)} kg` : '');
  if (kind === 'motorcycle')
    return keyFigures(car).map((value) => ({ label: value === 'LAMS' ? 'Learners' : 'Engine', value }));
  if (kind === 'truck') return [{ label: 'Gross vehicle mass', value: kilograms(variant?.grossvehiclemass) }];
  if (kind !== 'caravan') return [];
  return [
    { label: 'Sleeps', value: own?.sleeps ? String(own.sleeps) : '' },
    { label: 'Tare weight', value: kilograms(own?.tare_weight) },
    { label: 'Aggregate trailer mass', value: kilograms(own?.aggregate_trailer_mass) },
  ];
}

/** The handful of facts a shopper looks for first, in a strip. */
export function KeyFacts({ car }: { car: Car }) {
  const site = useSite();
  const rego = regoLabel(car, site, useRenderTime());
  const facts = [
    { label: 'Kilometres', value: car.km === null ? '' : formatKms(car.km) },
    { label: 'Transmission', value: car.simple_transmission ?? '' },
    { label: 'Fuel', value: car.simple_fuel ?? '' },
    { label: 'Body', value: car.simple_body ?? '' },
    { label: 'Drive', value: car.simple_drive ?? '' },
    { label: 'Seats', value: car.seats ? String(car.seats) : '' },
    { label: 'Colour', value: car.colour ?? '' },
    { label: 'Registration', value: [car.regplate, rego].filter(Boolean).join(' · ') },
    ...machineFacts(car),
  ].filter(({ value }) => value !== '');
  return (
    <section id="overview" aria-label="Key information">
      <FactList facts={facts} />
    </section>
  );
}
