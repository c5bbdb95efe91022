import { httpRequest } from '../../../http-request';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { z } from 'zod';
import type { ReviewSource } from './review-source.port';
import type { WrittenReviews } from './review-file.schema';

const TIMEOUT_MS = 5_000;
const NAME_LENGTH = 100;
const TEXT_LENGTH = 5_000;

/** What Google is asked for, and charges by. */
const FIELDS = 'rating,userRatingCount,reviews';

/** Of the Place resource (Places API, v1): it hands out five reviews at most, the figures are over all. */
const placeSchema = z.object({
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.number().int().min(0).optional(),
  reviews: z
    .array(
      z.object({
        name: z.string(),
        rating: z.number().min(1).max(5),
        publishTime: z.string(),
        text: z.object({ text: z.string() }).optional(),
        authorAttribution: z.object({ displayName: z.string().optional(), photoUri: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});
type Place = z.output<typeof placeSchema>;

/** Google Places, by the key of a project that has it. Its text is asked for anew, not kept for good: its terms want that. */
export function googlePlacesReviews(key: string, origin = 'https://places.googleapis.com'): ReviewSource {
  return async ({ slug, placeId }) => {
    const { statusCode, body } = await httpRequest(`${origin}/v1/places/${encodeURIComponent(placeId)}`, {
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (statusCode === 200) return toWritten(slug, placeSchema.parse(await body.json()));
    await body.dump();
    if (statusCode === 404) return null;
    throw new Error(`Google Places answered ${statusCode} for ${slug}`);
  };
}

function toWritten(location: string, { rating, userRatingCount: count, reviews }: Place): WrittenReviews {
  return {
    ...{ location, source: 'Google' },
    ...(rating !== undefined && count !== undefined && { average_rating: rating, count }),
    reviews: reviews.map(({ name, rating: stars, publishTime, text, authorAttribution: author }) => ({
      id: name,
      customer_name: withinLength(author?.displayName?.trim() || 'A Google user', NAME_LENGTH),
      image: author?.photoUri?.startsWith('https://') ? author.photoUri : null,
      text: text ? withinLength(text.text, TEXT_LENGTH) : null,
      rating: stars,
      date: publishTime.slice(0, 10),
    })),
  };
}
