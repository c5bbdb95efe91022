import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { carPictures } from '@shared-kit/domain/picture/car-pictures';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { useIsUsed } from '@shared-kit/runtime/first-use';
import { useSite } from '@shared-kit/runtime/site-context';
import Eye from 'lucide-react/icons/eye';
import { vehicleApi } from '../../api/vehicle.api';
import { useCountUp } from '../../hydration/use-count-up';
import * as s from './views-counter.module.css';

/** S9-17. */
const COUNTS_FOR_MS = 1000;

/** How often a car has been looked at: only a real figure, and only above 0. Asking for it counts this view. */
export function ViewsCounter({ car }: { car: ShownCar }) {
  const { slug, views } = car;
  const view = {
    slug,
    photos_count: carPictures(car).length,
    updated_at: lastChange(car),
    website_id: useSite().slug,
  };
  const { data } = vehicleApi.endpoints.countView.useQuery(view, { skip: !useIsUsed() });
  const shown = useCountUp(views, data?.views ?? views, COUNTS_FOR_MS);
  if (shown <= 0) return null;
  return (
    <p className={s.views}>
      <Eye aria-hidden />
      {formatNumber(shown)} {shown === 1 ? 'view' : 'views'}
    </p>
  );
}

/** As far as a page knows: when its price last changed, else when the car was listed. An ISO date-time. */
function lastChange({ price_history: prices, created_at }: ShownCar): string {
  return prices.at(-1)?.since ?? created_at;
}
