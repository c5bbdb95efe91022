import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const clusterSchema = z.object({ port: z.number().int().min(1), ownerPassword: z.string() });

/**
 * Where a command-line tool finds the database it is to change: DATABASE_URL, or else the
 * embedded server of the instance whose DATA_DIR (.data) is here.
 *
 * @throws {Error} in words for the person at the terminal.
 */
export async function findOwnerUrl(env: NodeJS.ProcessEnv): Promise<string> {
  if (env['DATABASE_URL']) return env['DATABASE_URL'];
  const dataDir = env['DATA_DIR'] || '.data';
  const written = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined);
  const cluster = written === undefined ? undefined : clusterSchema.safeParse(JSON.parse(written)).data;
  if (!cluster) throw new Error(`No database below ${dataDir}. Run npm start first, or set DATABASE_URL.`);
  return `postgres://dealer_owner:${encodeURIComponent(cluster.ownerPassword)}@127.0.0.1:${cluster.port}/dealer`;
}

/** Says what to do when the embedded server is not running. */
export function explainConnectionError(error: unknown): unknown {
  const causes = [error, (error as { cause?: unknown } | null)?.cause] as ({ code?: string } | undefined)[];
  const refused = causes.some((cause) => cause?.code === 'ECONNREFUSED');
  return refused ? new Error('The database does not answer. Is npm start running?', { cause: error }) : error;
}
