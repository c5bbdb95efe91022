/** What a VIN is written with: 17 letters and digits, of which I, O and Q are none (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

export function isVin(text: string): boolean {
  return VIN.test(text);
}

/** What an address calls its car: `?car_id=`, an id or a slug, else `?vin=`; empty where it names none. */
export function carNamed(query: URLSearchParams): string {
  return query.get('car_id') || query.get('vin') || '';
}
