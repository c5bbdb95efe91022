import { POSTCODE } from '../place/postcode';

/** A region of a site's price list: postcodes such as `4000` and ranges such as `4000-4209`, whole dollars. */
export type DeliveryZone = { name: string; postcodes: readonly string[]; price: number };

/** The first region of the list that has the postcode; null where none has it, or it is no postcode at all. */
export function deliveryZoneOf(zones: readonly DeliveryZone[], postcode: string): DeliveryZone | null {
  const typed = postcode.trim();
  if (!POSTCODE.test(typed)) return null;
  return zones.find(({ postcodes }) => postcodes.some((range) => isIn(range, typed))) ?? null;
}

/** What a delivery costs up to a distance: kilometres as the crow flies, whole dollars. */
export type DeliveryBand = { up_to_km: number; price: number };

/** The nearest band that reaches so far; null where none does. */
export function deliveryBandOf(bands: readonly DeliveryBand[], km: number): DeliveryBand | null {
  const [nearest] = bands.filter((band) => km <= band.up_to_km).toSorted((a, b) => a.up_to_km - b.up_to_km);
  return nearest ?? null;
}

/** Whether a site has any price for a delivery: without one it has no delivery calculator, and a person says what it costs. */
export function hasDeliveryPrices(settings: {
  delivery_zones: readonly unknown[];
  delivery_bands?: readonly unknown[] | undefined;
}): boolean {
  const { delivery_zones: zones, delivery_bands: bands = [] } = settings;
  return zones.length + bands.length > 0;
}

/** Four digits each, so their order as text is their order as numbers. */
function isIn(range: string, postcode: string): boolean {
  const [first = '', last = first] = range.split('-');
  return first <= postcode && postcode <= last;
}
