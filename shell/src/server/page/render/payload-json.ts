import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { pack } from '../../../app/packed/pack';
import { sentRemote, sentStyles } from '../../../app/packed/sent-remote';
import type { PagePayload } from '../../../app/page-payload';
import { layoutSlots } from '../../../app/slot-names';
import type { PagePlan } from '../page-plan';
import { toScriptJson } from '@shared-kit/domain/text/script-json';

/** What outlives a request and never changes is packed and written once. */
const siteJson = memoByObject((site: PagePayload['site']) => toScriptJson(pack(site)));
const remoteJson = memoByObject((remote: PagePayload['remotes'][number]) => toScriptJson(pack(sentRemote(remote))));

/**
 * What every page of a site and its versions says alike is not written again for each. The document's key stands in its
 * first element (`Document`): a script that many get alike holds nothing of one answer's own.
 */
export function payloadJson(
  { site, remotes, documentKey, ...page }: PagePayload,
  { matched, slots }: PagePlan,
): string {
  const styles = sentStyles(remotes, { matched, slots: [...slots, ...layoutSlots] });
  const alike = `"site":${siteJson(site)},"remotes":[${remotes.map(remoteJson).join()}]`;
  return `{${alike},${toScriptJson(pack({ ...page, styles })).slice(1)}`;
}
