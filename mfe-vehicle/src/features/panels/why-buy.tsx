import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { warrantyText } from './promises';
import * as s from './panels.module.css';

/** 'Why Buy From Us?' (S2-22). */
export function WhyBuy({ car, config }: { car: Car; config: VehicleSettings }) {
  const reasons = [
    {
      title: car.car_type === 'used' ? 'Checked and covered' : 'New-vehicle warranty',
      text: warrantyText(car, config),
    },
    {
      title: 'Easy Finance',
      text: 'Several lenders, one application, and the rate and comparison rate in plain sight before you sign anything.',
    },
    ...(config.servicing_claim
      ? [{ title: config.servicing_claim, text: 'Our workshops look after what we sell, and after what we did not.' }]
      : []),
  ];
  return (
    <section aria-labelledby="why-buy-title">
      <Fold id="why-buy-title" title="Why Buy From Us?">
        <ul className={s.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
