import { MOST_COMPARED } from '@shared-kit/domain/vehicle/most-compared';
import { useSite } from '@shared-kit/runtime/site-context';
import Scale from 'lucide-react/icons/scale';
import { useCompareList } from './compare-list';
import type { ComparedCar } from './compare-list';
import * as s from './compare-toggle.module.css';

/** Puts a car beside others, at most four: an icon that says its name where a pointer rests. */
export function CompareToggle({ car }: { car: ComparedCar }) {
  const { list, toggle } = useCompareList(useSite().slug);
  const isChosen = list.some(({ slug }) => slug === car.slug);
  return (
    <span className={s.toggle}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && list.length >= MOST_COMPARED}
        aria-label={`Compare ${car.name}`}
        title="Compare"
        onChange={() => toggle(car)}
      />
      <Scale aria-hidden />
    </span>
  );
}
