import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { dropPhotos } from './photo-file';

/**
 * Deletes the photos of vehicles whose leads were erased: a number plate or a driveway names a person as well. Run
 * again it finds what an interrupted round left.
 *
 * @returns of how many vehicles.
 */
export async function dropPhotosOfErased(tx: Tx, dataDir: string, site: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from valuation v join lead l on l.site_slug = v.site_slug and l.id = v.lead_id
    where v.site_slug = ${site} and v.photo_numbers <> '{}' and l.erased_at is not null
    limit 1000 for update of v`);
  for (const { id } of rows) {
    await dropPhotos(dataDir, site, id);
    await tx.execute(sql`update valuation set photo_numbers = '{}' where site_slug = ${site} and id = ${id}`);
  }
  return rows.length;
}
