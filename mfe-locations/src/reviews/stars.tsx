import * as s from './reviews.module.css';

/** Five stars, filled as far as a rating goes, for the eye: the words beside it say it. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" className={s.stars} aria-hidden>
      {[0, 1, 2, 3, 4].map((index) => {
        const share = Math.max(0, Math.min(1, rating - index));
        return (
          <svg key={index} x={index * 20} width="20" height="20" viewBox="0 0 20 20">
            <path d={STAR} className={s.empty} />
            <svg width={Number((20 * share).toFixed(2))} height="20">
              <path d={STAR} className={s.full} />
            </svg>
          </svg>
        );
      })}
    </svg>
  );
}

const STAR = 'M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L1.4 7.8l6-.8z';
