import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

/**
 * The words of a text as search knows them: lower case, without accents, split at everything
 * that is neither letter nor digit. Parts joined by a hyphen, dot or slash also count as one
 * word: "CX-5" gives cx, 5 and cx5.
 */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  for (const chunk of plain(text).split(/[^a-z0-9./-]+/)) {
    const parts = chunk.split(/[./-]+/).filter(Boolean);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

/** Every word by which a car can be found. */
export function carWords(car: Car, dealershipName: string): string[] {
  const texts = [
    car.year,
    car.make,
    car.model,
    car.badge,
    car.series,
    car.simple_body,
    car.fuel,
    car.simple_fuel,
    car.simple_drive,
    car.drive,
    car.simple_transmission,
    car.colour,
    car.car_type,
    car.item_type,
    car.tag,
    car.stocknum,
    car.vin,
    // A plate is written with and without its space.
    car.regplate,
    car.regplate?.replaceAll(/\s/g, '') ?? null,
    car.city,
    car.state,
    car.location_name,
    dealershipName,
    car.carsales_title,
  ];
  return [...new Set(texts.flatMap((text) => (text === null ? [] : searchWords(String(text)))))];
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
