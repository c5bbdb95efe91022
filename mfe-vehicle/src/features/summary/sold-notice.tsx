import type { Car } from '@shared-kit/contracts/car.contract';
import { LinkButton } from '@shared-kit/ui/link-button';
import * as s from './sold-notice.module.css';

/** In place of price and buttons once a car is sold (S4-03). */
export function SoldNotice({ car }: { car: Car }) {
  const similar = `/search/${encodeURIComponent(car.make.toLowerCase())}/${encodeURIComponent(car.model.toLowerCase())}`;
  return (
    <div className={s.sold}>
      <p className={s.word}>SOLD</p>
      <p>This one has gone to a new home.</p>
      <LinkButton to={similar} variant="primary">
        Find Me Something Similar
      </LinkButton>
    </div>
  );
}
