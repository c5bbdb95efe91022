import type { LeadCarCard } from '@shared-kit/contracts/lead-car.contract';
import { Picture } from '@shared-kit/ui/picture';
import * as s from './lead-car-panel.module.css';

/** The vehicle a form is about, in view while it is filled in. */
export function LeadCarPanel({ car }: { car: LeadCarCard }) {
  return (
    <a className={s.panel} href={car.path}>
      <span>
        <Picture id={car.image} alt="" sizes="8rem" widest={480} rounded />
      </span>
      <span className={s.facts}>
        <strong>{car.name}</strong>
        {car.badge && !car.name.includes(car.badge) && <span className={s.muted}>{car.badge}</span>}
        <span>{car.available ? car.price_text : 'SOLD'}</span>
        {car.location_name && <span className={s.muted}>{car.location_name}</span>}
      </span>
    </a>
  );
}
