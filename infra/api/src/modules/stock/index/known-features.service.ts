/** Equipment that shoppers filter by. The position is the code stored in `vehicle_facet.features`: append only. */
const FEATURES: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Apple CarPlay', /apple\s*carplay/i],
  ['Android Auto', /android\s*auto/i],
  ['Reversing Camera', /revers(e|ing)\s*camera|surround view|360.*camera/i],
  ['Satellite Navigation', /sat.*nav|navigation/i],
  ['Leather Seats', /leather(?!.*(wheel|knob|lever))/i],
  ['Heated Seats', /heated.*seat/i],
  ['Sunroof', /sun\s*roof|panoramic roof/i],
  ['Tow Bar', /tow\s*bar|tow\s*pack/i],
  ['Adaptive Cruise Control', /adaptive cruise/i],
  ['Blind Spot Monitor', /blind[\s-]*spot/i],
  ['Keyless Entry', /keyless/i],
  ['Bull Bar', /bull\s*bar/i],
  ['Parking Sensors', /park(ing)?\s*(sensor|assist|distance)/i],
  ['Alloy Wheels', /alloy/i],
];

/** Labels in the order of their codes, which start at 1. */
export const featureLabels: readonly string[] = FEATURES.map(([label]) => label);

/** Codes of the well-known features among a car's equipment lines. */
export function featureCodes(standardEquipment: readonly string[]): number[] {
  return FEATURES.flatMap(([, pattern], index) =>
    standardEquipment.some((line) => pattern.test(line)) ? [index + 1] : [],
  );
}
