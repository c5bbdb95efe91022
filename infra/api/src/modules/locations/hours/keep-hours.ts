import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/db';
import { hoursIn, hoursRepository } from './hours.repository';

const THE_FILE = { name: '', id: null };

/**
 * After the places of a group were stored from its file: hours that staff wrote stay, unless the file says others than it
 * did when they were written. Then it has the last word, which is a version like any other.
 */
export async function keepHours(tx: Tx, group: string): Promise<void> {
  const repository = hoursRepository(tx, group);
  const newest = new Map((await repository.newest()).map((row) => [row.locationSlug, row]));
  if (newest.size === 0) return;
  for (const place of await repository.places()) {
    const written = newest.get(place.slug);
    if (!written) continue;
    const filed = hoursIn(place);
    if (isDeepStrictEqual(filed, written.filed)) await repository.put(place, written.doc);
    else {
      const version = written.version + 1;
      await repository.append({ slug: place.slug, version, hours: filed, filed, by: THE_FILE });
    }
  }
}
