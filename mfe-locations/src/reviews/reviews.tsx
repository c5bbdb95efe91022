import type { Review, ReviewSet } from '@shared-kit/contracts/place/review.contract';
import { formatNumber, formatRating } from '@shared-kit/domain/number/format-number';
import * as s from './reviews.module.css';
import { shownWords } from './shown-words';
import { Stars } from './stars';

/** How many stand open: the rest unfolds. */
const OPEN = 3;

/** What people say of the page's place. */
export function Reviews({ reviews }: { reviews: ReviewSet }) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={s.reviews}>
      <h2 id="reviews-title">What people say</h2>
      <ReviewList reviews={reviews} />
    </section>
  );
}

/** The good reviews with the words that say so, beside the mean over all of them (R-LEGAL-04). */
export function ReviewList({ reviews }: { reviews: ReviewSet }) {
  const { count, average_rating: average, source, list } = reviews;
  return (
    <>
      {average !== null && (
        <p className={s.mean}>
          <strong>{formatRating(average)}</strong> <Stars rating={average} /> {formatNumber(count)} {source} reviews
        </p>
      )}
      <List list={list.slice(0, OPEN)} />
      {list.length > OPEN && (
        <details className={s.more} suppressHydrationWarning>
          <summary>More reviews</summary>
          <List list={list.slice(OPEN)} />
        </details>
      )}
      <p className={s.said}>{shownWords(reviews, list.length > 0)}</p>
    </>
  );
}

function List({ list }: { list: readonly Review[] }) {
  if (list.length === 0) return null;
  return (
    <ul className={s.list}>
      {list.map((review) => (
        <li key={review.id}>
          <p className={s.who}>
            <strong>{review.customer_name}</strong>
            <Stars rating={review.rating} />
            <span className="visually-hidden">{`${review.rating} out of 5 stars`}</span>
            <span title={review.review_date_in_words}>{review.created_at_time_ago_in_words}</span>
          </p>
          {review.text && <p>{review.text}</p>}
        </li>
      ))}
    </ul>
  );
}
