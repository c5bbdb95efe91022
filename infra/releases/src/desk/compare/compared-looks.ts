import type { ReleaseLooks } from '@shared-kit/contracts/operator/release-looks.contract';
import type { VersionComparison } from '@shared-kit/contracts/operator/release-comparison.contract';

type Shot = VersionComparison['looks'][number]['shots'][number];

/** A version's screenshots, and which version was stable when they were taken: it was photographed beside it. */
export type LooksOf = { version: string; pages: ReleaseLooks['pages']; stableThen: string | null };

/**
 * Screenshots of two versions page by page, those that both have first. A version that was published without a browser has
 * those that were taken of it as the stable one beside the other.
 */
export function comparedLooks(from: LooksOf, to: LooksOf): VersionComparison['looks'] {
  const own = [picturesOf(from), picturesOf(to)] as const;
  const beside = [besideOf(to, from.version), besideOf(from, to.version)] as const;
  const [left, right] = [new Map([...beside[0], ...own[0]]), new Map([...beside[1], ...own[1]])];
  const pages = new Map([...left, ...right].map(([key, { site, path }]) => [key, { site, path }]));
  return [...pages]
    .map(([key, page]) => ({ ...page, shots: shotsOf(left.get(key)?.files, right.get(key)?.files) }))
    .toSorted((a, b) => both(b.shots) - both(a.shots));
}

type Pictures = Map<string, { site: string; path: string; files: Map<number, string> }>;

const picturesOf = ({ version, pages }: LooksOf) => pictures(pages, ({ file }) => `${version}/${file}`);

/** Those of the stable version that lie beside another one's. */
function besideOf({ version, pages, stableThen }: LooksOf, wanted: string): Pictures {
  return pictures(stableThen === wanted ? pages : [], ({ stable }) => `${version}/${stable}`);
}

type Look = ReleaseLooks['pages'][number]['shots'][number];

function pictures(pages: ReleaseLooks['pages'], fileOf: (shot: Look) => string): Pictures {
  return new Map(
    pages.map(({ site, path, shots }) => [
      `${site} ${path}`,
      { site, path, files: new Map(shots.map((shot) => [shot.width, fileOf(shot)])) },
    ]),
  );
}

function shotsOf(from: Map<number, string> | undefined, to: Map<number, string> | undefined): Shot[] {
  const widths = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])].toSorted((a, b) => a - b);
  return widths.map((width) => ({ width, from: from?.get(width) ?? null, to: to?.get(width) ?? null }));
}

/** 1 where both sides have a picture. */
const both = (shots: readonly Shot[]) => Number(shots.some(({ from, to }) => from !== null && to !== null));
