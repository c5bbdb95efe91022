import { formatNumber } from '@shared-kit/domain/format-number';
import Eye from 'lucide-react/icons/eye';
import { vehicleApi } from '../../api/vehicle.api';
import { useCountUp } from '../../hydration/use-count-up';
import * as s from './views-counter.module.css';

/** S9-17. */
const COUNTS_FOR_MS = 1000;

/** How often a car has been looked at: only a real figure, and only above 0. Asking for it counts this view. */
export function ViewsCounter({ slug, views }: { slug: string; views: number }) {
  const { data } = vehicleApi.endpoints.countView.useQuery(slug);
  const shown = useCountUp(views, data?.views ?? views, COUNTS_FOR_MS);
  if (shown <= 0) return null;
  return (
    <p className={s.views}>
      <Eye aria-hidden />
      {formatNumber(shown)} {shown === 1 ? 'view' : 'views'}
    </p>
  );
}
