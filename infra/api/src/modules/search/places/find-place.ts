import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Coordinates } from '@shared-kit/domain/haversine';

/** A place a shopper may be at. `label` as a shopper reads it: "Noosa Heads 4567". */
export type Place = { label: string; at: Coordinates };

type Row = { postcode: string; name: string; state: string; lat: string; long: string };
type Known = { postcode: string; name: string; at: Coordinates };

/**
 * Postcode areas and the towns they are named after: the embedded stand-in for a geocoding service. Between them a
 * postcode is taken for the nearest number before or after it in its state, which is near enough for "within 50 km".
 */
const rows: Row[] = parse(readFileSync(join(import.meta.dirname, 'australian-places.csv')), { columns: true });
const known: readonly Known[] = rows.map(({ postcode, name, lat, long }) => ({
  postcode,
  name,
  at: { lat: Number(lat), long: Number(long) },
}));
const byPostcode = new Map(known.map((place) => [place.postcode, place]));
const byName = new Map(known.map((place) => [place.name.toLowerCase(), place]));

/** Further than this in numbers a postcode says nothing about where it is. */
const NEAREST_NUMBER = 60;

/** Where a postcode or a town is; null for neither. Towns by their whole name or its beginning: "Noosa". */
export function findPlace(text: string): Place | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (/^\d{4}$/.test(words)) return atPostcode(words);
  if (words.length < 4) return null;
  return named(byName.get(words) ?? known.find(({ name }) => name.toLowerCase().startsWith(`${words} `)));
}

function atPostcode(postcode: string): Place | null {
  const exact = byPostcode.get(postcode);
  if (exact) return named(exact);
  const number = Number(postcode);
  const [nearest] = known
    .filter((place) => place.postcode[0] === postcode[0])
    .map((place) => ({ place, apart: Math.abs(Number(place.postcode) - number) }))
    .toSorted((a, b) => a.apart - b.apart);
  return nearest && nearest.apart <= NEAREST_NUMBER ? { label: postcode, at: nearest.place.at } : null;
}

function named(place: Known | undefined): Place | null {
  return place ? { label: `${place.name} ${place.postcode}`, at: place.at } : null;
}
