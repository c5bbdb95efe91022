import '@shared-kit/contracts/http/plain-issues';
import { z } from 'zod';
import { states } from './place-table';
import type { PlaceRow } from './place-table';

/** Names of a column in lists that can be had, the first one ours. */
const COLUMNS: Readonly<Record<keyof PlaceRow, readonly string[]>> = {
  postcode: ['postcode', 'pcode'],
  name: ['name', 'locality', 'suburb', 'place_name'],
  state: ['state', 'state_code'],
  lat: ['lat', 'latitude'],
  long: ['long', 'lng', 'lon', 'longitude'],
};

/** Australia with its islands, in degrees. */
const LATITUDES = { min: -55, max: -9 };
const LONGITUDES = { min: 72, max: 169 };

const degrees = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'Not a number of degrees')
    .transform(Number)
    .refine((value) => value >= min && value <= max, 'Not in Australia');

const placeSchema = z.object({
  postcode: z
    .string()
    .regex(/^\d{3,4}$/, 'Not a postcode')
    // Spreadsheets drop the zero that postcodes of the Northern Territory begin with.
    .transform((digits) => digits.padStart(4, '0')),
  name: z
    .string()
    .min(1, 'Missing')
    .max(60, 'Longer than 60 characters')
    .transform((name) => (name === name.toUpperCase() ? capitalised(name) : name)),
  state: z
    .string()
    .transform((state) => state.toUpperCase())
    .pipe(z.enum(states, `Not one of ${states.join(', ')}`)),
  lat: degrees(LATITUDES),
  long: degrees(LONGITUDES),
});

export type PlaceFault = { field: string; reason: string; value: string };

/** A row of a list as a place, or everything that is wrong with it. */
export function readPlaceRow(
  row: Readonly<Record<string, string | undefined>>,
): { place: PlaceRow } | { faults: PlaceFault[] } {
  const written = Object.fromEntries(
    Object.entries(COLUMNS).map(([field, names]) => [
      field,
      names.map((name) => row[name]?.trim()).find((value) => value !== undefined) ?? '',
    ]),
  );
  const { success, data, error } = placeSchema.safeParse(written);
  if (success) return { place: data };
  return {
    faults: error.issues.map(({ path, message }) => {
      const field = String(path[0]);
      return { field, reason: message, value: written[field] ?? '' };
    }),
  };
}

/** Which columns a list must have and has not. */
export function missingColumns(header: readonly string[]): string[] {
  return Object.entries(COLUMNS).flatMap(([field, names]) =>
    names.some((name) => header.includes(name)) ? [] : [field],
  );
}

/** "NOOSA HEADS" as it reads in a label. */
function capitalised(name: string): string {
  return name.toLowerCase().replaceAll(/(?<![\w'’])\w/g, (letter) => letter.toUpperCase());
}
