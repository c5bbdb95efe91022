import { z } from 'zod';

/** A review as a file brings it. `date` is yyyy-mm-dd. */
const writtenReviewSchema = z.strictObject({
  id: z.string().min(1).max(200),
  customer_name: z.string().trim().min(1).max(100),
  image: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  text: z.string().trim().max(5000).nullable().default(null),
  rating: z.number().min(1).max(5),
  date: z.iso.date('a date like 2026-12-25'),
});

const setSchema = z
  .strictObject({
    /** Slug of the location. */
    location: z.string(),
    /** Where they were written. */
    source: z.string().trim().min(1).max(40),
    /** Over all reviews there, of which a source may hand out a few only. Without them the file has all. */
    count: z.number().int().min(0).optional(),
    average_rating: z.number().min(1).max(5).optional(),
    reviews: z.array(writtenReviewSchema).max(500),
  })
  .refine(({ count, average_rating: average }) => (count === undefined) === (average === undefined), {
    message: 'count and average_rating are said together, or neither',
    path: ['average_rating'],
  })
  .refine(({ count, reviews }) => count === undefined || count >= reviews.length, {
    message: 'fewer than the reviews that are listed',
    path: ['count'],
  });

/** A file of reviews: one set for each location, as the later of two would take the place of the earlier. */
export const reviewFileSchema = z.array(setSchema).superRefine((sets, context) => {
  for (const [index, { location }] of sets.entries())
    if (sets.findIndex((other) => other.location === location) < index)
      context.addIssue({ code: 'custom', path: [index, 'location'], message: `${location} has a set above already` });
});
export type WrittenReviews = z.input<typeof setSchema>;

/** A set as it is stored. */
export type StoredReviews = {
  source: string;
  count: number;
  average_rating: number | null;
  reviews: z.output<typeof writtenReviewSchema>[];
};

/** Mean and number over all: those of the source, or of the reviews themselves, poor ones included. */
export function toStored({
  source,
  count,
  average_rating: average,
  reviews,
}: z.output<typeof setSchema>): StoredReviews {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const ownAverage = reviews.length > 0 ? sum / reviews.length : null;
  return { source, count: count ?? reviews.length, average_rating: average ?? ownAverage, reviews };
}
