import type { ReviewSet } from '@shared-kit/contracts/place/review.contract';
import { formatNumber, formatRating } from '@shared-kit/domain/number/format-number';
import * as s from './reviews.module.css';
import { Stars } from './stars';

/** The mean over all reviews and how many there are (S9-45); leads to those that are shown. */
export function RatingSummary({ reviews: { average_rating: average, count, source } }: { reviews: ReviewSet }) {
  if (average === null) return null;
  const [rating, number] = [formatRating(average), formatNumber(count)];
  return (
    <p className={s.summary}>
      <a href="#reviews">
        <Stars rating={average} /> <strong>{rating}</strong> <span className="visually-hidden">out of 5 from</span>{' '}
        {number} {source} reviews
      </a>
    </p>
  );
}
