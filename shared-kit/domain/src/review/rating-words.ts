import { formatNumber, formatRating } from '../number/format-number';

/** What is known of a place's reviews. */
type Rated = { average_rating: number | null; review_count: number };

/** "4.6 out of 5 from 2,841 reviews", over all of them (S9-45, R-LEGAL-04); empty where there are none. */
export function ratingWords({ average_rating: average, review_count: count }: Rated): string {
  if (average === null || count === 0) return '';
  return `${formatRating(average)} out of 5 from ${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
