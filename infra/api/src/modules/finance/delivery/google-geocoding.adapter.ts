import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { LRUCache } from 'lru-cache';
import { httpRequest } from '../../../http-request';
import { z } from 'zod';
import type { Spend } from '../../../provider-budget';
import type { GeocodedPostcode, GeocodingPort } from './geocoding.port';

/** A shopper waits for this. */
const TIMEOUT_MS = 1_500;
/** A postcode does not move; the provider's terms let an answer be kept for thirty days. */
const KEPT_MS = DAY_MS;
const MAX_KEPT = 5_000;

const resultSchema = z.object({
  formatted_address: z.string().default(''),
  geometry: z.object({ location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }) }),
  address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })).default([]),
});
const answerSchema = z.object({ status: z.string(), results: z.array(resultSchema).default([]) });

/**
 * Google's geocoding: `components=postal_code:4567|country:AU`, of which `results[0].geometry.location` counts. Nothing but
 * the postcode reaches it. An answer is kept for a day, a failure is not.
 *
 * @param spend called before each question that goes out.
 */
export function googleGeocoding(url: string, key: string, spend: Spend): GeocodingPort {
  const known = new LRUCache<string, Promise<GeocodedPostcode | null>>({ max: MAX_KEPT, ttl: KEPT_MS });
  return async (postcode, asker) => {
    const kept = known.get(postcode);
    if (kept) return kept;
    spend(asker);
    const asked = ask(url, key, postcode);
    known.set(postcode, asked);
    asked.catch(() => known.delete(postcode));
    return asked;
  };
}

async function ask(url: string, key: string, postcode: string): Promise<GeocodedPostcode | null> {
  const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key });
  const { statusCode, body } = await httpRequest(`${url}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`The geocoding provider answered ${statusCode}`);
  }
  const { status, results } = answerSchema.parse(await body.json());
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK') throw new Error(`The geocoding provider answered ${status}`);
  const [first] = results;
  if (!first || !isPostcode(first, postcode)) return null;
  const { lat, lng: long } = first.geometry.location;
  return { at: { lat, long }, label: first.formatted_address.replace(/,? Australia$/, '') || postcode, by: 'google' };
}

/** A filter that matches nothing may still be answered with the country. */
function isPostcode({ address_components: parts }: z.infer<typeof resultSchema>, postcode: string): boolean {
  return parts.length === 0 || parts.some((part) => part.types.includes('postal_code') && part.short_name === postcode);
}
