import { DAY_S } from '@shared-kit/domain/time/seconds';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { describeEvent, describeOrigin, describeSet, whichSites } from './describe-event';
import { knownRemotes } from './known-remotes';
import { explainRelease } from '../registry/explain-release';
import { foldReleases, stateOf, toSnapshot } from '../registry/log/fold-releases';
import type { ReleaseState } from '../registry/log/fold-releases';
import { formatWeight } from '../registry/parse-weight';
import { assertStoredSite } from './release-commands';
import type { ReleaseContext } from './release-context';
import { assertReleasable } from '../registry/log/release-decisions';
import { signOverrideToken } from '../key/sign-override-token';
import { previewLink } from '../key/preview-link';

/** One block per remote; with one remote named, its history too. */
export async function listCommand(
  { releaseLog, rootDir }: Pick<ReleaseContext, 'releaseLog' | 'rootDir'>,
  remote?: RemoteName,
): Promise<string[]> {
  const events = await releaseLog.events();
  const states = foldReleases(events);
  const blocks = (remote ? [remote] : knownRemotes(rootDir, states)).flatMap((name) =>
    describeState(name, stateOf(states, name)),
  );
  if (!remote) return blocks;
  const history = events.filter((event) => event.remote === remote);
  return [...blocks, '  history', ...history.map((event) => `    ${describeEvent(event)} (${describeOrigin(event)})`)];
}

/** How many are listed. */
const PUBLICATIONS = 20;

/** Builds that were sent over HTTP, the newest first: who, when, how each ended, and every reason of a refusal. */
export async function publicationsCommand(
  { publications: list }: Pick<ReleaseContext, 'publications'>,
  remote?: RemoteName,
): Promise<string[]> {
  const { publications, more } = await list({ remote, limit: PUBLICATIONS });
  if (publications.length === 0) return ['Nothing was sent over HTTP in the last 90 days: publish --to does that'];
  const lines = publications.flatMap(({ id, remote: name, version, state, sentBy, sentAt, detail, refusals }) => [
    `${name} ${version}: ${state} (${describeOrigin({ actor: sentBy, at: new Date(sentAt) })}; publication ${id})`,
    ...(refusals.length > 0
      ? refusals.map(({ gate, sentence }) => `  ${gate}: ${sentence}`)
      : detail
        ? [`  ${detail}`]
        : []),
  ]);
  return [...lines, ...(more ? [`Only the newest ${PUBLICATIONS} are listed`] : [])];
}

/** Why a visitor of a site gets the versions it gets, for one remote or all. */
export async function explainCommand(
  context: Pick<ReleaseContext, 'releaseLog' | 'rootDir' | 'sites'>,
  slug: string,
  { visitorId, remote }: { visitorId?: string | undefined; remote?: RemoteName | undefined },
): Promise<string[]> {
  const { slug: site } = await assertStoredSite(context, slug);
  const events = await context.releaseLog.events();
  const states = foldReleases(events);
  const { remotes } = toSnapshot(states, 0, { publicKey: '' });
  return (remote ? [remote] : knownRemotes(context.rootDir, states)).flatMap((name) => {
    const release = remotes[name];
    if (!release) return [`${name} on ${site}`, '  => nothing: no version was promoted yet'];
    return explainRelease({
      remote: name,
      release,
      events: events.filter((event) => event.remote === name),
      site,
      visitorId,
    });
  });
}

/** A signed link that shows a version on one site to whoever holds it, for up to 7 days. */
export async function previewCommand(
  context: ReleaseContext,
  remote: RemoteName,
  version: string,
  slug: string,
  days: number,
): Promise<string[]> {
  const site = await assertStoredSite(context, slug);
  assertReleasable(stateOf(foldReleases(await context.releaseLog.events()), remote), version);
  const life = { nowMs: Date.now(), ageS: Math.round(days * DAY_S) };
  await context.releaseLog.note(context.actor, remote, { kind: 'preview', version, site: slug, until: endOf(life) });
  return [previewLink(context.key, { remote, version, site }, life)];
}

/** A signed link that takes a remote from a developer's own machine, in that browser and on one site, for some hours. */
export async function overrideCommand(
  context: ReleaseContext,
  remote: RemoteName,
  slug: string,
  developedAt: string,
  hours: number,
): Promise<string[]> {
  const { slug: site, origin } = await assertStoredSite(context, slug);
  const claim = { remote, site, origin: developedAt };
  const life = { nowMs: Date.now(), ageS: hours * 3600 };
  const token = signOverrideToken(context.key, claim, life);
  await context.releaseLog.note(context.actor, remote, { kind: 'override', site, at: developedAt, until: endOf(life) });
  return [`${origin}/?override=${token}`];
}

const endOf = ({ nowMs, ageS }: { nowMs: number; ageS: number }) => new Date(nowMs + ageS * 1000).toISOString();

function describeState(
  remote: RemoteName,
  { stable, previous, rollouts, pins, blocked, loadOverrides, versions }: ReleaseState,
): string[] {
  const lines: Array<[string, string]> = [
    ['stable', stable ?? 'none'],
    ['before it', previous.join(', ')],
    ...rollouts.map(({ version, weightBps, sites, ring, with: others = {} }): [string, string] => [
      'rollout',
      `${version} for ${formatWeight(weightBps)} of ${whichSites(sites, ring)}${describeSet(others)}`,
    ]),
    [
      'pins',
      Object.entries(pins)
        .map(([site, version]) => `${site} to ${version}`)
        .join(', '),
    ],
    ['blocked', blocked.join(', ')],
    [
      'load',
      Object.entries(loadOverrides)
        .map(([widget, mode]) => `${widget} ${mode}`)
        .join(', '),
    ],
    ['published', versions.map(({ version }) => version).join(', ')],
  ];
  return [
    remote,
    ...lines.filter(([, value]) => value !== '').map(([label, value]) => `  ${label.padEnd(10)}${value}`),
  ];
}
