import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { previewCovers } from '@shared-kit/domain/release/resolve-release';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { ChosenRemote } from '../release/release-set';

/** Where its look is: beside the site's theme, and asked for by nobody else. */
export const PREVIEW_MARK_CSS = '/theme/preview-mark.css';

/** In a corner, above the bars that a page may have there: it is no part of the page. */
export const previewMarkCss = `.preview-mark{position:fixed;inset-block-end:calc(.5rem + var(--bars,0px));inset-inline-start:.5rem;z-index:2147483647;max-inline-size:calc(100vw - 1rem);padding:.375rem .75rem;border-radius:.25rem;background:#1a1a1a;color:#fff;font:400 .875rem/1.4 system-ui,sans-serif}.preview-mark a{display:inline-block;padding-block:.25rem;color:#fff;text-decoration:underline}.preview-mark a:focus-visible{outline:2px solid #fff}@media print{.preview-mark{display:none}}`;

type Marked = { preview: PreviewClaim | null; chosen: readonly ChosenRemote[]; site: Pick<Site, 'slug' | 'time_zone'> };

/**
 * HTML that says which versions a page is shown in, for who opened a preview of this site: the server alone writes it, at the
 * beginning of the body, where React looks past it. Empty for everybody else.
 */
export function previewMark({ preview, chosen, site }: Marked): string {
  if (!preview || !previewCovers(preview, site.slug)) return '';
  const wanted = Object.entries(preview.remotes).map(([remote, version]) => {
    const shown = chosen.find(({ name }) => name === remote)?.versions[0]?.published.version;
    if (shown === version) return `${remote} ${version}`;
    return `${remote} ${version} is blocked or gone, ${shown ?? 'nothing of it'} is shown`;
  });
  const until = dateFormat('en-AU', {
    ...{ timeZone: site.time_zone, timeZoneName: 'short' },
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  }).format(new Date(preview.exp * 1000));
  const words = escapeMarkup(`Preview: ${wanted.join(', ')}, until ${until}.`);
  return [
    `<aside class="preview-mark" aria-label="Preview"><link rel="stylesheet" href="${PREVIEW_MARK_CSS}"/>`,
    `${words} <a href="?preview=off">End it</a></aside>`,
  ].join('');
}
