import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEmbeddedPlaces } from './embedded-places';
import { readPlaceRow } from './read-place-row';

test('every place that comes with the product is one that could be imported, and reads the same', () => {
  const rows = parse<Record<string, string>>(readFileSync(join(import.meta.dirname, 'australian-places.csv')), {
    columns: true,
  });
  const read = rows.map((row) => readPlaceRow(row));

  expect(read.filter((row) => 'faults' in row)).toEqual([]);
  expect(readEmbeddedPlaces()).toEqual(read.map((row) => ('place' in row ? row.place : row)));
});
