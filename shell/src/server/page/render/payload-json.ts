import { pack } from '../../../app/packed/pack';
import { sentStyles } from '../../../app/packed/sent-remote';
import type { PagePayload } from '../../../app/page-payload';
import { layoutSlots } from '../../../app/slot-names';
import { alikeJson, siteFileAddress } from '../../site/site-file';
import { trimSite } from '../../site/trim-site';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import type { RenderInput } from './render-input';

/** A page's data as JSON, and where the rest of it is: null where it is whole. */
type WrittenPayload = { json: string; siteFile: string | null };

/**
 * What every page of a site and its versions says alike is not written again for each: it is a file, which browsers keep.
 * The document's key stands in its first element (`Document`): a script that many get alike holds nothing of one
 * answer's own.
 */
export function writtenPayload(
  { site, menus, remotes, documentKey, ...page }: PagePayload,
  { plan: { matched, slots }, site: untrimmed, hasSiteFile }: Pick<RenderInput, 'plan' | 'site' | 'hasSiteFile'>,
): WrittenPayload {
  const styles = sentStyles(remotes, { matched, slots: [...slots, ...layoutSlots] });
  if (!hasSiteFile) {
    const own = toScriptJson(pack({ ...page, styles })).slice(1);
    return { json: `{${alikeJson({ site, menus, remotes })},${own}`, siteFile: null };
  }
  const alike = trimSite(untrimmed, new Date(page.renderedAtMs));
  const ownPage = site === alike ? undefined : site.pages.at(-1);
  return {
    json: toScriptJson(pack({ ...page, styles, ownPage })),
    siteFile: siteFileAddress({ site: alike, menus, remotes }),
  };
}
