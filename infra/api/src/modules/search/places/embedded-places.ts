import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlaceTable } from './place-table';
import type { PlaceRow, State } from './place-table';

/**
 * The rows of `australian-places.csv`, which is ours: a test reads it as strictly as a list that is imported, so that
 * every process that starts need not. Its columns are postcode, name, state, latitude and longitude in degrees.
 */
export function readEmbeddedPlaces(): PlaceRow[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'australian-places.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [postcode = '', name = '', state = '', lat = '', long = ''] = line.split(',');
    return { postcode, name, state: state as State, lat: Number(lat), long: Number(long) };
  });
}

/** Postcodes and the towns in them, where no other list has been imported. */
export const embeddedPlaces = new PlaceTable(readEmbeddedPlaces());
