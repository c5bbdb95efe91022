import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useCompareList } from './compare-list';
import { comparePath } from './compare-path';
import * as s from './compare-tray.module.css';

/** Says which cars wait to be compared, and leads to them. */
export function CompareTray() {
  const { list, clear } = useCompareList(useSite().slug);
  if (list.length === 0) return null;
  return (
    <section className={s.tray} aria-label="Cars to compare">
      <p className={s.names}>{list.map(({ name }) => name).join(', ')}</p>
      <div className={s.actions}>
        <Button variant="quiet" size="s" onClick={clear}>
          Clear
        </Button>
        {list.length > 1 ? (
          <LinkButton to={comparePath(list.map(({ slug }) => slug))} variant="primary" size="s">
            Compare {list.length} cars
          </LinkButton>
        ) : (
          <span className={s.hint}>Choose another to compare</span>
        )}
      </div>
    </section>
  );
}
