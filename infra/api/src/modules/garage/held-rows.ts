import type { FastifyBaseLogger } from 'fastify';
import { heldInWords } from './held-in-words';

const UNREADABLE = {
  'Not shown':
    'We cannot show this entry here. The file that you can download below has it, and it is deleted with the rest.',
};

/**
 * Stored rows as a person reads them. One that cannot be said hides no other: its person still has the rest, and the file.
 * The log says what failed, and nothing of the row.
 */
export function heldRows(
  rows: readonly object[],
  { zone, log }: { zone: string; log: Pick<FastifyBaseLogger, 'error'> },
): Record<string, string>[] {
  return rows.map((row) => {
    try {
      return heldInWords(row, zone);
    } catch (error) {
      log.error({ fault: String((error as Error).name) }, 'A row of /your-data cannot be said in words');
      return UNREADABLE;
    }
  });
}
