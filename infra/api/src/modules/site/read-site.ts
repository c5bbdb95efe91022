import '@shared-kit/contracts/http/plain-issues';
import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';

/** Values of a configuration that a site is whole without, and lists and tables without an entry of which it is. */
const LOSABLE_VALUES = ['announcement', 'chat_url', 'xtime_url'];
const LOSABLE = ['header_menu', 'footer_menu', 'home', 'pages', 'posts', 'redirects', ...LOSABLE_VALUES];
/** A page may have several parts that cannot be read, one found after another. */
const MOST_ROUNDS = 20;

type Path = readonly PropertyKey[];

/**
 * A stored configuration as it is served. What a schema was made stricter about since it was stored, in a menu, a page or
 * another list, is left out alone: a link that leads to another host does not take its site off the air.
 *
 * @returns no site where what cannot be read is anything else; `reason` is empty where nothing was left out.
 */
export function readSite(stored: object): { site?: Site; reason: string } {
  const reasons: string[] = [];
  let written: unknown = stored;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = siteSchema.safeParse(written);
    if (read.success) return { site: read.data, reason: reasons.join('; ') };
    const paths = read.error.issues.map(({ path }) => path);
    reasons.push(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    if (!paths.every(([part]) => LOSABLE.includes(String(part)))) break;
    written = withoutAll(written, paths.map(losablePart));
  }
  return { reason: reasons.join('; ') };
}

/** The least around a wrong value that can be left out: where a page moved to, else the innermost entry of a list or table. */
function losablePart(path: Path): Path {
  if (LOSABLE_VALUES.includes(String(path[0]))) return path.slice(0, 1);
  if (path[0] === 'redirects') return path.slice(0, 2);
  if (path.at(-1) === 'moved_to') return path;
  return path.slice(0, Math.max(1, path.findLastIndex((part) => typeof part === 'number') + 1));
}

function withoutAll(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const below = paths.filter(([first]) => String(first) === key).map((path) => path.slice(1));
    if (below.some(({ length }) => length === 0)) return [];
    return [[key, below.length > 0 ? withoutAll(part, below) : part] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}
