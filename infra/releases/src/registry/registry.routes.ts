import { createHash } from 'node:crypto';
import { waitAsked } from '@shared-kit/domain/http/wait-asked';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { access } from '../operator/access';
import { takeEvidence } from '../evidence/take-evidence';
import type { EvidenceIntake } from '../evidence/take-evidence';
import { readArtifactManifest } from '../publish/artifact-manifest';
import { frontendDiscovery } from './frontend-discovery';
import { LiveShells } from './live-shells';
import { Naps } from './naps';
import { foldReleases, toSnapshot } from './log/fold-releases';
import type { RegistryKeys } from './log/fold-releases';
import type { ReleaseLog } from './log/release-log';

/** However many shells ask, the database is asked at most this often, in milliseconds. */
const FRESH_FOR_MS = 200;
/** The longest that a shell's question is kept open until there is something new, in seconds. */
const MOST_WAIT_S = 5;

const HERE = { config: access('this machine') };

type RegistryOptions = {
  /** Without `hear` it looks for news, while somebody waits for them. */
  releaseLog: Pick<ReleaseLog, 'events' | 'revision'> & Partial<Pick<ReleaseLog, 'hear'>>;
  readKeys: () => RegistryKeys;
  artifactsDir: string;
  /** Where shells tell what they count; nowhere without it. */
  evidence?: EvidenceIntake | undefined;
};

/**
 * GET /snapshot.json: what shells resolve versions from, with ETag and 304. Who says `Prefer: wait=3` (RFC 7240) and has the
 * present copy is answered once there is another one, or after three seconds: a decision is with every shell at once.
 * While the database is away it goes on answering with the last good copy.
 * GET /shells.json: which shells look here, and at which revision each is; POST: what one of them has counted.
 * GET /discovery.json: what is released, in the frontend-discovery schema, for tools of others.
 */
export const registryRoutes: FastifyPluginAsync<RegistryOptions> = async (
  app,
  { releaseLog, readKeys, artifactsDir, evidence },
) => {
  const shells = new LiveShells();
  let current: { revision: number; keys: string; body: string; etag: string } | undefined;
  let askedAtMs = 0;
  let asking: Promise<void> | undefined;
  const naps = new Naps(FRESH_FOR_MS);

  async function refresh(): Promise<void> {
    const revision = await releaseLog.revision();
    if (current?.revision === revision && current.keys === JSON.stringify(readKeys())) return;
    const events = await releaseLog.events();
    // The newest may be one that this version does not understand.
    const seen = Math.max(revision, events.at(-1)?.id ?? 0);
    // After the events: whatever key signed one of them is known by then.
    const keys = readKeys();
    const body = JSON.stringify(toSnapshot(foldReleases(events), seen, keys));
    // Of the content, not of the revision: another database or another key counts as a change.
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const isNews = current?.etag !== etag;
    current = { revision: seen, keys: JSON.stringify(keys), body, etag };
    if (isNews) naps.wake();
  }

  app.get('/shells.json', HERE, () => ({ shells: shells.list(Date.now()) }));

  if (evidence) takeEvidence(app, evidence);

  app.get('/discovery.json', HERE, async () =>
    frontendDiscovery(foldReleases(await releaseLog.events()), (remote, version) =>
      readArtifactManifest(artifactsDir, remote, version),
    ),
  );

  async function refreshIfOld(log: FastifyBaseLogger): Promise<void> {
    if (Date.now() - askedAtMs <= FRESH_FOR_MS) return;
    asking ??= refresh().finally(() => {
      askedAtMs = Date.now();
      asking = undefined;
    });
    await asking.catch((error: unknown) => log.error({ err: error }, 'Release log unreachable'));
  }

  /** As soon as something was decided. A look that is under way may have been just before it. */
  async function refreshNow(): Promise<void> {
    await asking?.catch(() => undefined);
    askedAtMs = 0;
    await refreshIfOld(app.log);
  }

  let isClosing = false;
  const heard = releaseLog.hear?.(() => void refreshNow());
  app.addHook('preClose', async () => {
    isClosing = true;
    naps.wake();
    await heard?.stop();
  });

  app.get('/snapshot.json', HERE, async (request, reply) => {
    shells.note(request.headers, Date.now());
    await refreshIfOld(request.log);
    const until = performance.now() + waitAsked(request.headers.prefer, MOST_WAIT_S) * 1000;
    const isNews = () => current?.etag !== request.headers['if-none-match'];
    while (!isNews() && performance.now() < until && !isClosing && !request.raw.destroyed) {
      await naps.nap();
      await refreshIfOld(request.log);
      // It is still there, and still at what it said.
      shells.note(request.headers, Date.now());
    }
    if (!current) return reply.code(503).send({ code: 'unreachable', detail: 'No release log', fieldErrors: {} });
    void reply.header('etag', current.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === current.etag) return reply.code(304).send();
    return reply.type('application/json').send(current.body);
  });
};
