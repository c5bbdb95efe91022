import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { makePath } from '@shared-kit/domain/search/search-path';
import { LinkButton } from '@shared-kit/ui/link-button';
import * as s from './sold-notice.module.css';

/** In place of price and buttons once a car is sold (S4-03). */
export function SoldNotice({ car }: { car: Car }) {
  return (
    <div className={s.sold}>
      <p className={s.word}>SOLD</p>
      <p>This one has gone to a new home.</p>
      <LinkButton to={makePath(car.make, car.model)} variant="primary">
        Find Me Something Similar
      </LinkButton>
    </div>
  );
}
