import type { VehicleNoun } from '@shared-kit/contracts/search/search-fields';

const OWN_WORDS = ['truck', 'motorcycle', 'caravan'] as const;

/** What a sentence calls a vehicle by its `item_type`: a truck is no car. */
export function vehicleWord(itemType: string | null | undefined): Exclude<VehicleNoun, 'vehicle'> {
  const type = itemType?.toLowerCase() ?? '';
  return OWN_WORDS.find((word) => word === type) ?? 'car';
}
