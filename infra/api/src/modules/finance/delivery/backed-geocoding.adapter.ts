import type { GeocodingPort } from './geocoding.port';

/** Asks the second where the first fails: a delivery is priced on a provider's bad day too. */
export function backedGeocoding(
  first: GeocodingPort,
  second: GeocodingPort,
  failed: (error: unknown) => void,
): GeocodingPort {
  return async (postcode, asker) => {
    try {
      return await first(postcode, asker);
    } catch (error) {
      failed(error);
      return second(postcode, asker);
    }
  };
}
