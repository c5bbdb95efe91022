import type { WrittenReviews } from './review-file.schema';

/** A place as a source knows it. */
export type ReviewedPlace = { slug: string; placeId: string };

/** Where people write about places: what it says of one, or null where it does not know it. */
export type ReviewSource = (place: ReviewedPlace) => Promise<WrittenReviews | null>;
