import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import * as s from './lead-car-panel.module.css';

/** The vehicle a form is about, in view while it is filled in. */
export function LeadCarPanel({ car }: { car: LeadCarCard }) {
  const bought = priceToBuy(car);
  return (
    <a className={s.panel} href={car.path}>
      <div>
        <Picture id={car.image} alt="" sizes="8rem" widest={480} rounded />
      </div>
      <div className={s.facts}>
        <strong>{car.name}</strong>
        {car.badge && !car.name.includes(car.badge) && <span className={s.muted}>{car.badge}</span>}
        <Price
          size="s"
          text={car.available ? car.price_text : 'SOLD'}
          type={car.available ? car.price_type : null}
          estimate={car.price_estimate}
        />
        {bought && (
          <div>
            To buy: <Price size="s" {...bought} />
          </div>
        )}
        {car.location_name && <span className={s.muted}>{car.location_name}</span>}
      </div>
    </a>
  );
}

/** Beside the price of a subscription's week, what it costs to buy: some forms are about that, as those of a loan. */
function priceToBuy({ available, to_buy: toBuy, price_text: text }: LeadCarCard): LeadCarCard['to_buy'] {
  return available && toBuy && toBuy.text !== text ? toBuy : null;
}
