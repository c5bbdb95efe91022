import { z } from 'zod';

/** What one person said. Names and shapes are the specification's; `review_date` is dd/MM/yyyy, `rating` 1 to 5. */
export const reviewSchema = z.object({
  id: z.string(),
  image: z.string().nullable().default(null),
  customer_name: z.string(),
  text: z.string().nullable().default(null),
  rating: z.number().min(1).max(5),
  created_at_time_ago_in_words: z.string(),
  review_date: z.string(),
  review_date_in_words: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * What people say of a place. `count` and `average_rating` are over all reviews, `list` has those that are shown: of
 * `minimum_rating` and above, which the page has to say (R-LEGAL-04).
 */
export const reviewSetSchema = z.object({
  count: z.number().int().min(0),
  average_rating: z.number().min(1).max(5).nullable(),
  minimum_rating: z.number(),
  /** Where they were written: "Google". */
  source: z.string(),
  list: z.array(reviewSchema),
});
export type ReviewSet = z.infer<typeof reviewSetSchema>;
