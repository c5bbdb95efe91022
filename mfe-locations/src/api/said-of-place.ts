import type { Location, LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import type { Review, ReviewSet } from '@shared-kit/contracts/place/review.contract';

/** How many a home page quotes: each costs it 300 bytes. */
const QUOTED = 3;

/** What a home page says that people say of a place. */
export type SaidOfPlace = Pick<ReviewSet, 'count' | 'minimum_rating' | 'source'> & {
  slug: string;
  name: string;
  average_rating: number;
  quotes: Pick<Review, 'id' | 'customer_name' | 'text' | 'rating' | 'created_at_time_ago_in_words'>[];
};

/** The place of this slug where anybody has said something of it, else the one that most have; null where nobody has. */
export function reviewedPlace(locations: readonly Location[], wanted: string): string | null {
  const reviewed = locations.filter(({ average_rating, review_count }) => average_rating !== null && review_count > 0);
  const [most] = reviewed.toSorted((a, b) => b.review_count - a.review_count);
  return (reviewed.find(({ slug }) => slug === wanted) ?? most)?.slug ?? null;
}

/** Null where there is nothing to quote. */
export function saidOf({ slug, name, dealership_name, reviews }: LocationOfPage): SaidOfPlace | null {
  if (!reviews || reviews.average_rating === null) return null;
  const { count, average_rating, minimum_rating, source, list } = reviews;
  const quotes = list
    .filter(({ text }) => text)
    .slice(0, QUOTED)
    .map(({ id, customer_name, text, rating, created_at_time_ago_in_words }) => ({
      ...{ id, customer_name, text, rating, created_at_time_ago_in_words },
    }));
  if (quotes.length === 0) return null;
  return { slug, name: dealership_name || name, count, average_rating, minimum_rating, source, quotes };
}
