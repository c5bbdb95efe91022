import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { specRows } from '@shared-kit/domain/vehicle/words/spec-rows';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { Fold } from '@shared-kit/ui/overlay/fold';
import * as s from './details.module.css';
import { Papers } from './papers';

/** The first rows, then all (S9-49), and all of it on paper. What is unknown has no row (S5-66). */
export function Specifications({ car, shown }: { car: Car; shown: number }) {
  const rows = specRows(car);
  const papers = <Papers car={car} />;
  if (rows.length === 0) return papers;
  const rest = rows.slice(shown);
  return (
    <section aria-labelledby="specifications-title">
      <Fold id="specifications-title" anchor="specifications" title="Specifications">
        <FactList layout="rows" facts={rows.slice(0, shown)} />
        {rest.length > 0 && (
          <details className={s.more} suppressHydrationWarning>
            <summary>All specifications</summary>
            <FactList layout="rows" facts={rest} />
          </details>
        )}
        {papers}
      </Fold>
    </section>
  );
}
