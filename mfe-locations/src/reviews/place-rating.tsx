import { locationPath } from '@shared-kit/domain/place/location-path';
import { ratingWords } from '@shared-kit/domain/review/rating-words';
import type { ShownPlace } from '../api/shown-place';
import * as s from './reviews.module.css';

type Rated = Pick<ShownPlace, 'slug' | 'average_rating' | 'review_count'>;

/** What people say of a place, in a line on another page: with one star, as five are many elements. Leads to them. */
export function PlaceRating({ place }: { place: Rated }) {
  const words = ratingWords(place);
  if (words === '') return null;
  return (
    <a className={s.rated} href={`${locationPath(place.slug)}#reviews`}>
      {words}
    </a>
  );
}
