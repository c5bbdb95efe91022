import { createHash } from 'node:crypto';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { pack } from '../../app/packed/pack';
import { sentRemote } from '../../app/packed/sent-remote';
import type { PagePayload, ResolvedRemote } from '../../app/page-payload';

/** What the pages of a site say alike while its configuration and the versions of its remotes stay the same. */
export type AlikePart = Pick<PagePayload, 'site' | 'menus' | 'remotes'>;

/** What outlives a request and never changes is packed and written once. */
const siteJson = memoByObject((site: PagePayload['site']) => toScriptJson(pack(site)));
const remoteJson = memoByObject((remote: ResolvedRemote) => toScriptJson(pack(sentRemote(remote))));

/** JSON of that part without the braces around it, packed. */
export function alikeJson({ site, menus, remotes }: AlikePart): string {
  const said = remotes.map((remote) => remoteJson(remote)).join();
  return `"site":${siteJson(site)},"menus":${toScriptJson(pack(menus))},"remotes":[${said}]`;
}

/** What a file of such JSON is called: a hash of what it holds. */
export function siteFileName(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}

/** A remote's version of a page and the one before it, as a file's address says them: `mfe-search@2.0.0~1.9.0`. */
export type NamedVersions = { name: string; version: string; previous: string | null };

/** The address of that part as a file: it says what the file is made of, so that any server can make it. */
export function siteFileAddress(part: AlikePart): string {
  const of = part.remotes.map(({ name, version, previous }) =>
    [`${name}@${encodeURIComponent(version)}`, ...(previous ? [encodeURIComponent(previous.version)] : [])].join('~'),
  );
  return `/site/${siteFileName(alikeJson(part))}.json?of=${of.join()}`;
}

const VERSIONS = /^(?<name>[\w-]+)@(?<version>\w[\w.+-]*)(?:~(?<previous>\w[\w.+-]*))?$/;
/** Far more than any site has. */
const MOST_REMOTES = 40;

/** Which versions `of`, decoded, names; null where it does not read so. */
export function namedVersions(of: string): NamedVersions[] | null {
  const said = of === '' ? [] : of.split(',');
  if (said.length > MOST_REMOTES) return null;
  const named = said.flatMap((one) => {
    const { name, version, previous = null } = VERSIONS.exec(one)?.groups ?? {};
    return name === undefined || version === undefined ? [] : [{ name, version, previous }];
  });
  return named.length === said.length ? named : null;
}
