import type { Asker } from '../../../provider-budget';
import type { Coordinates } from '@shared-kit/domain/place/haversine';

/** A postcode on the map. `label` as a shopper reads it: "Noosa Heads 4567". */
export type GeocodedPostcode = { at: Coordinates; label: string; by: 'google' | 'places' };

/** Where an Australian postcode is; null where there is none such (S8-05). Throws when the provider fails. `asker` is for limits. */
export type GeocodingPort = (postcode: string, asker: Asker) => Promise<GeocodedPostcode | null>;
