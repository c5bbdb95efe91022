import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { PlaceTable } from './place-table';
import { readPlaceRow } from './read-place-row';

/** Postcodes and the towns in them, where no other list has been imported. */
export const embeddedPlaces = new PlaceTable(
  parse<Record<string, string>>(readFileSync(join(import.meta.dirname, 'australian-places.csv')), {
    columns: true,
  }).map((row) => {
    const read = readPlaceRow(row);
    if ('faults' in read) throw new Error(`australian-places.csv: ${JSON.stringify({ row, ...read })}`);
    return read.place;
  }),
);
