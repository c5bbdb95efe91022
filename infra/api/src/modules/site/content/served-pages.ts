import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import type { Publication } from './timeline';
import { spanAt, timelineOf } from './timeline';

/** A page as written, in a configuration or a version. */
type WrittenPage = Readonly<Record<string, unknown>>;

/** What was decided of one page, with the versions that are named. */
export type DecidedPage = {
  path: string;
  publications: readonly Publication[];
  docs: ReadonlyMap<number, WrittenPage>;
};

/**
 * A site's pages as shoppers see them now and later: those of its configuration, and in the place of these the versions that
 * were published, each for its own span of time. Until the first of them begins, the configuration's page is seen.
 */
export function servedPages(configured: unknown, decided: readonly DecidedPage[], now: Date): unknown {
  if (decided.length === 0) return configured;
  const pages = pagesIn(configured);
  const kept = pages.flatMap((page) => {
    const first = timelineOf(decidedAt(decided, pathOf(page))?.publications ?? [])[0];
    if (!first) return [page];
    return first.from <= now ? [] : [until(page, first.from)];
  });
  const published = decided.flatMap(({ publications, docs }) =>
    timelineOf(publications)
      .filter((span) => span.until === null || span.until > now)
      .flatMap((span) => {
        const doc = docs.get(span.version);
        return doc ? [until(from(doc, span.from), span.until)] : [];
      }),
  );
  return [...kept, ...published];
}

/** The same with one page for each address, as a configuration may have it: what is seen now, to be exported or checked. */
export function pagesNow(configured: unknown, decided: readonly DecidedPage[], now: Date): unknown {
  const live = new Map(
    decided.flatMap(({ path, publications, docs }) => {
      const doc = docs.get(spanAt(timelineOf(publications), now)?.version ?? 0);
      return doc ? [[path, doc] as const] : [];
    }),
  );
  if (live.size === 0) return configured;
  const pages = pagesIn(configured);
  const known = new Set(pages.map(pathOf));
  return [
    ...pages.map((page) => live.get(pathOf(page)) ?? page),
    ...[...live].filter(([path]) => !known.has(path)).map(([, doc]) => doc),
  ];
}

/** The same with those that are there for the first time later on: somebody may lead to them already. */
export function pagesKnown(configured: unknown, decided: readonly DecidedPage[], now: Date): unknown {
  const seen = pagesNow(configured, decided, now);
  const known = new Set(pagesIn(seen).map(pathOf));
  const planned = decided.flatMap(({ path, publications, docs }) => {
    const [span] = timelineOf(publications).filter(({ from: begin }) => begin > now);
    const doc = span && docs.get(span.version);
    return span && doc && !known.has(path) ? [from(doc, span.from)] : [];
  });
  return planned.length === 0 ? seen : [...pagesIn(seen), ...planned];
}

/** The page of a list at an address. */
export function pageAt(pages: unknown, path: string): WrittenPage | undefined {
  return pagesIn(pages).find((page) => pathOf(page) === path);
}

/** Whether two say the same, whatever of the defaults is written out. */
export function isSamePage(one: WrittenPage, other: WrittenPage): boolean {
  const [first, second] = [one, other].map((page) => contentPageSchema.safeParse(page).data ?? page);
  return sorted(first) === sorted(second);
}

export function pagesIn(given: unknown): WrittenPage[] {
  return Array.isArray(given) ? (given as WrittenPage[]) : [];
}

export function pathOf({ path }: WrittenPage): string {
  return typeof path === 'string' ? path : '';
}

function decidedAt(decided: readonly DecidedPage[], path: string): DecidedPage | undefined {
  return decided.find((page) => page.path === path);
}

function from(page: WrittenPage, moment: Date): WrittenPage {
  return { ...page, start: latest(page['start'], moment) };
}

function until(page: WrittenPage, moment: Date | null): WrittenPage {
  return moment === null ? page : { ...page, expiry: earliest(page['expiry'], moment) };
}

function latest(said: unknown, moment: Date): string {
  return typeof said === 'string' && Date.parse(said) > moment.getTime() ? said : moment.toISOString();
}

function earliest(said: unknown, moment: Date): string {
  return typeof said === 'string' && Date.parse(said) < moment.getTime() ? said : moment.toISOString();
}

/** The same text for the same values, in whatever order they were written. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
