import * as s from './car-card.module.css';
import { Skeleton } from '../message/skeleton';

/** A card that is on its way, in the same shape. */
export function CarCardSkeleton() {
  return (
    <div className={s.card} aria-hidden>
      <Skeleton shape="picture" />
      <div className={s.body}>
        <div className={s.title}>
          <Skeleton shape="title" width="most" />
        </div>
        <Skeleton width="half" />
        <div className={s.figures}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
        </div>
        <div className={s.facts}>
          <Skeleton width="most" />
        </div>
      </div>
    </div>
  );
}
