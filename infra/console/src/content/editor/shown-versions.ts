import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';

type Shown = Pick<ContentDetail, 'versions' | 'spans' | 'seen'>;

/**
 * Of versions, newest first, those that somebody looks for: what is seen now or later, what has a note, and of what one
 * person kept while writing on the last alone.
 */
export function shownVersions({ versions, spans, seen }: Shown): ContentDetail['versions'] {
  const named = new Set([seen, ...spans.map(({ version }) => version)]);
  return versions.filter(
    ({ version, note, by }, index) => named.has(version) || note !== '' || versions[index - 1]?.by !== by,
  );
}
