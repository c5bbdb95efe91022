import { once } from 'node:events';
import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { stockRevisionsSchema } from '@shared-kit/contracts/vehicle/stock-revisions.contract';
import { drainable } from '@shared-kit/domain/http/draining';
import { hostModules } from 'generated/host-modules';
import { buildShell } from './app';
import { loadConfig, threadSettings } from './config';
import type { RememberedPages } from './dependencies';
import { mintDocumentKey } from './page/document-key';
import { pageRenderer } from './page/page-renderer';
import type { RenderPage } from './page/page-renderer';
import { JoinedStyles } from './page/head/joined-styles';
import { PolledDocument } from './site/polled-document';
import { activeVersions } from './release/release-set';
import { PageCache } from './remembered/page-cache';
import { StockRevisions } from './remembered/stock-revisions';
import { ArtifactLoader } from './release/artifact-loader';
import { shellFiles } from './files/shell-files';
import { Evidence } from './evidence/evidence';
import { sendEvidence } from './evidence/send-evidence';
import { reportTo } from './remote-fault-metrics';
import { measureProcess } from './process-metrics';
import { shellLog } from './shell-log';
import { shellOffer } from './release/shell-offer';
import { Sites, siteListSchema } from './site/sites';
import { trustedSnapshot } from './release/trusted-snapshot';
import { modulesOf } from './threads/modules-of';
import { RenderPool } from './threads/render-pool';
import { renderOnce, warmUp } from './page/warm-up';

const isProduction = process.env.NODE_ENV === 'production';
const config = loadConfig(process.env);
const log = shellLog(config.LOG_LEVEL);
measureProcess();

const offer = JSON.stringify(shellOffer(SHARED_VERSIONS));
const registry = new PolledDocument({
  url: `${config.REGISTRY_URL}/snapshot.json`,
  schema: trustedSnapshot(config.RELEASE_TRUSTED_KEY, (remote, why) =>
    log.error({ remote, why }, 'A remote in the registry cannot be read, and is left out'),
  ),
  headers: (snapshot) => ({
    'x-shell': `${hostname()}/${process.pid}`,
    'x-release-revision': String(snapshot?.revision ?? 0),
    'x-left-out': (snapshot?.leftOut ?? []).map(encodeURIComponent).join(' '),
    'x-shell-offer': offer,
  }),
  // A decision is here at once; a shell that says nothing for five seconds counts as gone.
  waitS: 3,
  file: path.join(config.SHELL_STATE_DIR, 'registry.json'),
  intervalMs: config.REFRESH_MS,
  log,
});
const siteDocument = new PolledDocument({
  url: `${config.API_ORIGIN}/internal/sites`,
  schema: siteListSchema,
  // What is published is here at once.
  waitS: 3,
  file: path.join(config.SHELL_STATE_DIR, 'sites.json'),
  intervalMs: config.REFRESH_MS,
  log,
});
const stockRevisions = new PolledDocument({
  url: `${config.API_ORIGIN}/internal/stock-revisions`,
  schema: stockRevisionsSchema,
  file: null,
  intervalMs: config.REFRESH_MS,
  log,
});
const artifactsDir = path.resolve(config.ARTIFACTS_DIR);
const artifacts = new ArtifactLoader({ artifactsDir, host: hostModules, sharedVersions: SHARED_VERSIONS });
await Promise.all([registry.start(), siteDocument.start(), stockRevisions.start()]);
const sweeping = setInterval(() => registry.current && artifacts.retain(activeVersions(registry.current)), 10_000);

/** Without the secret nobody could tell what a shell says from what anybody makes up. */
const evidence = config.FORM_STAMP_SECRET === undefined ? undefined : new Evidence(config.FORM_STAMP_SECRET);
const telling = evidence && sendEvidence({ ...evidence, registryUrl: config.REGISTRY_URL, log });
const report = reportTo(evidence?.book);

const dist = path.resolve(config.SHELL_DIST);
const clientDir = path.join(dist, 'client');
const shared = {
  sites: new Sites(siteDocument),
  registry,
  artifacts,
  evidence,
  styles: new JoinedStyles({ clientDir, artifactsDir }),
  trustProxy: config.TRUST_PROXY,
  apiOrigin: config.API_ORIGIN,
  artifactsDir,
  clientDir,
  log,
};
const clientAssets = JSON.parse(fs.readFileSync(path.join(dist, 'client-assets.json'), 'utf8')) as string[];

/** Production renders in threads; a development build here, with remotes as somebody is writing them. */
const pool = isProduction
  ? new RenderPool({
      size: config.RENDER_THREADS,
      file: path.join(dist, 'server/render-thread.mjs'),
      settings: threadSettings(process.env),
      heapMb: config.RENDER_THREAD_MB,
      secrets: { formStampSecret: config.FORM_STAMP_SECRET },
      state: () => ({ sites: siteDocument.current, snapshot: registry.current }),
      styles: shared.styles,
      modulesOf: modulesOf(registry, artifacts),
      report,
      log,
    })
  : null;
const app = pool
  ? buildShell({
      ...shared,
      render: pool.render,
      remembered: rememberedPages(pool.render),
      dev: false,
      isDraining: () => draining.isDraining(),
    })
  : await developmentShell();

function rememberedPages(render: RenderPage): RememberedPages | undefined {
  if (config.PAGES_MB === 0) return undefined;
  return {
    cache: new PageCache({ render, maxBytes: config.PAGES_MB << 20 }),
    revisions: new StockRevisions(stockRevisions),
    mintKey: mintDocumentKey(config.FORM_STAMP_SECRET),
    surrogate: config.SURROGATE_KEYS,
  };
}

async function developmentShell(): Promise<ReturnType<typeof buildShell>> {
  const { develop } = await import('./dev/develop');
  const parts = { ...shared, ...develop(config, { registry, artifacts, host: hostModules }) };
  // Styles change under their names: they are not joined.
  const files = shellFiles(clientAssets, () => null);
  await warmUp(parts.registry.current, parts.artifacts, log);
  return buildShell({
    ...parts,
    render: pageRenderer({ ...parts, files, formStampSecret: config.FORM_STAMP_SECRET, report }),
    dev: true,
  });
}

const draining = drainable(app.server);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(sweeping);
    registry.stop();
    siteDocument.stop();
    stockRevisions.stop();
    void draining
      .drain(config.DRAIN_MS)
      .then(() => app.close())
      .then(() => pool?.stop())
      .then(() => telling?.stop())
      .then(() => process.exit(0));
  });
}
await pool?.start();
const host = siteDocument.current?.sites[0]?.hosts[0];
// As many at once as there are threads: each renders its first page.
if (host) await Promise.all(Array.from({ length: config.RENDER_THREADS }, () => renderOnce(app, host)));
if (config.SPARE) {
  process.send?.('loaded');
  await once(process, 'message');
}
await app.listen({ port: config.PORT, host: config.SHELL_HOST });
log.info(`Shell listens on ${config.SHELL_HOST}:${config.PORT}`);
