import '@shared-kit/contracts/http/plain-issues';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { ReleaseRefusal } from '../registry/log/release-refusal';

/** The largest manifest that is read: ours have 30 KB. */
const MOST_BYTES = 1_000_000;

/**
 * A JSON file of a build, held against its schema.
 *
 * @throws {ReleaseRefusal} naming the file: missing, too large, cut off, or which of its values are wrong.
 */
export async function readJsonFile<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const { size } = await stat(file).catch(() => {
    throw new ReleaseRefusal(`${file} is missing: build the remote first`);
  });
  if (size > MOST_BYTES) throw new ReleaseRefusal(`${file} is larger than ${MOST_BYTES} bytes`);
  const read = schema.safeParse(parse(file, await readFile(file, 'utf8')));
  if (!read.success) throw new ReleaseRefusal(`${file} is not what it should be:\n${z.prettifyError(read.error)}`);
  return read.data;
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ReleaseRefusal(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
