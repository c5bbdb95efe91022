import { MOST_COMPARED } from '@shared-kit/domain/vehicle/most-compared';
import { useSite } from '@shared-kit/runtime/site-context';
import { barRoom } from '@shared-kit/ui/layout/bar-room';
import { Button } from '@shared-kit/ui/form/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { countText, kindText } from '../total/total-text';
import { useCompareList } from './compare-list';
import { comparePath } from '@shared-kit/domain/search/compare-path';
import * as s from './compare-tray.module.css';

const keepRoom = barRoom('compare');

/** Says which vehicles wait to be compared, aloud too, and leads to them. `noun` is what the list calls one. */
export function CompareTray({ noun }: { noun?: string | undefined }) {
  const { list, clear } = useCompareList(useSite().slug);
  const count = countText(list.length, noun);
  return (
    <>
      <p role="status" className="visually-hidden">
        {list.length > 0 && `${count} of at most ${MOST_COMPARED} to compare`}
      </p>
      {list.length > 0 && (
        <section ref={keepRoom} className={s.room} aria-label={`${kindText(noun)} to compare`}>
          <div className={s.tray}>
            <p className={s.names}>{list.map(({ name }) => name).join(', ')}</p>
            <div className={s.actions}>
              <Button variant="quiet" size="s" onClick={clear}>
                Clear
              </Button>
              {list.length > 1 ? (
                <LinkButton to={comparePath(list.map(({ slug }) => slug))} variant="primary" size="s">
                  Compare {count}
                </LinkButton>
              ) : (
                <span className={s.hint}>Choose another to compare</span>
              )}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
