const OWN_WORDS = new Set(['truck', 'motorcycle', 'caravan']);

/** What a sentence calls a vehicle by its `item_type`: a truck is no car. */
export function vehicleWord(itemType: string | null | undefined): string {
  const type = itemType?.toLowerCase() ?? '';
  return OWN_WORDS.has(type) ? type : 'car';
}
