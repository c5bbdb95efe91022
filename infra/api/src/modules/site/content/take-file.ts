import type { Tx } from '../../../db/db';
import { actorOf, contentRepository } from './content.repository';
import { isSamePage, pageAt } from './served-pages';
import type { DecidedPage } from './served-pages';
import { spanAt, timelineOf } from './timeline';

type Files = { before: unknown; after: unknown; version: number };

/**
 * After a site's file was imported: what the file changed of a page, against the file before it, is seen in the place of what
 * was published here, whose versions stay. What the file left as it was is not touched, however old the file is.
 *
 * @returns the pages that were overtaken so, with the version that shoppers saw before.
 */
export async function takePagesOfFile(
  tx: Tx,
  site: string,
  { before, after, version }: Files,
): Promise<{ path: string; version: number }[]> {
  const repository = contentRepository(tx);
  const now = new Date();
  const by = { name: await actorOf(tx), id: null };
  const overtaken: { path: string; version: number }[] = [];
  for (const decided of (await repository.listDecided(now, site)).get(site) ?? []) {
    const { path } = decided;
    const doc = newOfFile(decided, { before, after }, now);
    if (!doc) continue;
    const base = await repository.newestOf(site, path);
    const note = `Version ${version} of the site's file`;
    const appended = await repository.append(site, { base, doc: { ...doc, path }, by, note });
    if (appended === null) throw new Error(`${path} of ${site} was saved while its file was imported: import it again`);
    await repository.publish(site, { path, version: appended, startsAt: now, by });
    overtaken.push({ path, version: spanAt(timelineOf(decided.publications), now)?.version ?? base });
  }
  return overtaken;
}

/** What the file changed of a page, where it is not what is seen already. */
function newOfFile(
  { path, publications, docs }: DecidedPage,
  { before, after }: Pick<Files, 'before' | 'after'>,
  now: Date,
): Readonly<Record<string, unknown>> | null {
  const [was, is] = [pageAt(before, path), pageAt(after, path)];
  if (was && is ? isSamePage(was, is) : was === is) return null;
  const seen = docs.get(spanAt(timelineOf(publications), now)?.version ?? 0);
  if (is) return seen && isSamePage(seen, is) ? null : is;
  // Taken out of the file: it is over.
  return { ...seen, ...was, expiry: now.toISOString() };
}
