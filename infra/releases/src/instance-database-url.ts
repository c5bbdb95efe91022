import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OWNER_ROLE } from '@infra/platform/postgres/ensure-roles';
import { ReleaseRefusal } from './release-refusal';

const clusterSchema = z.object({ port: z.number().int(), ownerPassword: z.string() });

/**
 * The database of the instance on a data directory, as its owner.
 *
 * @throws {ReleaseRefusal} when nothing was ever started there.
 */
export function instanceDatabaseUrl(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.json');
  try {
    const { port, ownerPassword } = clusterSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return `postgres://${OWNER_ROLE}:${encodeURIComponent(ownerPassword)}@127.0.0.1:${port}/dealer`;
  } catch {
    throw new ReleaseRefusal(`No instance on ${dataDir}: run npm start first, or set DATA_DIR or DATABASE_URL`);
  }
}
