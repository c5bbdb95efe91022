import type { Review, ReviewSet } from '@shared-kit/contracts/place/review.contract';
import { MINIMUM_RATING, REVIEWS_SHOWN } from '@shared-kit/domain/review/shown-rating';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import { timeAgo } from '@shared-kit/domain/review/time-ago';
import type { StoredReviews } from './review-file.schema';

const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const IN_FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** What a page shows of stored reviews: the good ones, newest first, beside the mean over all (S5-69, R-LEGAL-04). */
export function shownReviews({ source, count, average_rating, reviews }: StoredReviews, now: Date): ReviewSet {
  const list = reviews
    .filter(({ rating }) => rating >= MINIMUM_RATING)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, REVIEWS_SHOWN)
    .map((review) => toReview(review, now));
  return { count, average_rating, minimum_rating: MINIMUM_RATING, source, list };
}

function toReview({ date, ...review }: StoredReviews['reviews'][number], now: Date): Review {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    ...review,
    created_at_time_ago_in_words: timeAgo(day, now),
    review_date: dateFormat('en-AU', IN_FIGURES).format(day),
    review_date_in_words: dateFormat('en-AU', IN_WORDS).format(day),
  };
}
