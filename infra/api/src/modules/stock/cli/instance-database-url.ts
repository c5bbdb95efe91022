import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StockRefusal } from '../stock-refusal';

const clusterSchema = z.object({ port: z.number().int(), ownerPassword: z.string() });

/**
 * The owner's address of the embedded database on a data directory.
 *
 * @throws {StockRefusal} when nothing was ever started there.
 */
export function instanceDatabaseUrl(dataDir: string): string {
  try {
    const { port, ownerPassword } = clusterSchema.parse(
      JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')),
    );
    return `postgres://dealer_owner:${encodeURIComponent(ownerPassword)}@127.0.0.1:${port}/dealer`;
  } catch {
    throw new StockRefusal(`No instance on ${dataDir}: run npm start first, or set DATA_DIR or DATABASE_URL.`);
  }
}
