import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const SITES_DIR = path.join(import.meta.dirname, '../../sites');

/** As written: judging it is the site importer's job. */
export type SiteFile = { name: string; given: unknown };

/** The demo's site configurations; the site that also answers at `localhost` comes first, the others by name of file. */
export async function readSiteFiles(): Promise<SiteFile[]> {
  const names = (await readdir(SITES_DIR)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, given: parse(await readFile(path.join(SITES_DIR, name), 'utf8')) as unknown })),
  );
  return files.toSorted((a, b) => Number(isAtLocalhost(b.given)) - Number(isAtLocalhost(a.given)));
}

function isAtLocalhost(given: unknown): boolean {
  const hosts = (given as { hosts?: unknown } | null)?.hosts;
  return Array.isArray(hosts) && hosts.includes('localhost');
}
