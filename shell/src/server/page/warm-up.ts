import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { within } from '@shared-kit/domain/async/within';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { chooseReleases, loadReleaseSet } from '../release/release-set';
import type { ArtifactSource } from '../release/artifact-loader';
import { exposedBy } from '../threads/modules-of';

/** How long the first visitor may be kept waiting for it, in milliseconds. */
const LIMIT_MS = 3000;

/**
 * Loads every page and widget of the versions handed out now, before the first visitor comes: read and compiled
 * while he waits, they leave his page less than it needs of the time its widgets have.
 * What cannot be loaded, or not in time, is left to the request that needs it.
 */
export async function warmUp(
  snapshot: ReleaseSnapshot | undefined,
  artifacts: ArtifactSource,
  log: Logger,
  limitMs = LIMIT_MS,
): Promise<void> {
  if (!snapshot) return;
  const chosen = chooseReleases({ snapshot, site: '', visitorId: '', preview: null });
  const { resolved } = await loadReleaseSet(chosen, artifacts, log);
  const loading = resolved.flatMap(({ ladder: [best] }) => {
    if (!best) return [];
    return [...exposedBy(best.manifest)].map((id) => artifacts.module(best.version, id));
  });
  await within(limitMs, Promise.allSettled(loading), () => null);
}

/** Renders a site's home page, and a vehicle it links to: that makes the renderer and the ways to the API warm as well. */
export async function renderOnce(app: Pick<FastifyInstance, 'inject'>, host: string): Promise<void> {
  const home = await app.inject({ url: '/', headers: { host } });
  const vehicle = /href="(\/cars\/[\w-]+)"/.exec(home.body)?.[1];
  if (vehicle) await app.inject({ url: vehicle, headers: { host } });
}
