import '@shared-kit/contracts/http/plain-issues';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { feedFieldNames } from '../feed/feed-car.contract';
import { mappingSchema } from './mapping.schema';
import type { Mapping } from './mapping.schema';
import { StockRefusal } from '../stock-refusal';

/**
 * Reads and checks a mapping file.
 *
 * @throws {StockRefusal} that names every wrong place of the file.
 */
export async function loadMapping(path: string): Promise<Mapping> {
  return parseMapping(await readFile(path, 'utf8'), path);
}

function read(yaml: string, name: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new StockRefusal(`${name} is no YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws {StockRefusal} that names every wrong place. */
export function parseMapping(yaml: string, name: string): Mapping {
  const parsed = mappingSchema.safeParse(read(yaml, name));
  if (!parsed.success) throw new StockRefusal(`${name} is no usable mapping\n${z.prettifyError(parsed.error)}`);
  const unknown = Object.keys(parsed.data.fields).filter((field) => !feedFieldNames.has(field));
  if (unknown.length > 0) throw new StockRefusal(`${name} names fields that do not exist: ${unknown.join(', ')}`);
  return parsed.data;
}
