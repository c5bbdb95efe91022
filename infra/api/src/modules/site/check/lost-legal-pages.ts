import { LEGAL_PATHS, whyItStays } from '@shared-kit/domain/content/legal-pages';
import { isRunning } from '@shared-kit/domain/search/place-promos';
import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { pageAt } from '../content/served-pages';

type File = Readonly<Record<string, unknown>>;

/**
 * Pages that the platform leads to, that a site's file has now and would not have with the next one. A redirect to another
 * page of text of that file takes a page's place.
 */
export function lostLegalPages(before: File | undefined, after: File, now: Date): SiteConfigFault[] {
  return LEGAL_PATHS.flatMap((path) => {
    if (!isThere(before, path, now) || isThere(after, path, now) || isThere(after, ledTo(after, path), now)) return [];
    return [
      { path: 'pages', message: `${whyItStays(path)}. This file has it no more, and no redirect to another page` },
    ];
  });
}

function isThere(file: File | undefined, path: string | undefined, now: Date): boolean {
  if (path === undefined) return false;
  const page = contentPageSchema.safeParse(pageAt(file?.['pages'], path)).data;
  return page !== undefined && isRunning(page, now);
}

function ledTo({ redirects }: File, path: string): string | undefined {
  const to: unknown = (redirects as Record<string, unknown> | undefined)?.[path];
  return typeof to === 'string' ? URL.parse(to, 'http://site')?.pathname : undefined;
}
