import { useSite } from '@shared-kit/runtime/site-context';
import { MOST_COMPARED, useCompareList } from './compare-list';
import type { ComparedCar } from './compare-list';
import * as s from './compare-toggle.module.css';

/** Puts a car beside others, at most four. */
export function CompareToggle({ car }: { car: ComparedCar }) {
  const { list, toggle } = useCompareList(useSite().slug);
  const isChosen = list.some(({ slug }) => slug === car.slug);
  return (
    <label className={s.toggle}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && list.length >= MOST_COMPARED}
        aria-label={`Compare ${car.name}`}
        onChange={() => toggle(car)}
      />
      Compare
    </label>
  );
}
