import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { drainable } from '@shared-kit/domain/server/draining';
import { hostModules } from 'generated/host-modules';
import { collectDefaultMetrics } from 'prom-client';
import { buildShell } from './app';
import { loadConfig, threadSettings } from './config';
import { drawHere } from './page/draw-page';
import { JoinedStyles } from './page/joined-styles';
import { PolledDocument } from './site/polled-document';
import { activeVersions } from './release/release-set';
import { RemoteStore } from './release/remote-store';
import { shellFiles } from './files/shell-files';
import { shellLog } from './shell-log';
import { Sites, siteListSchema } from './site/sites';
import { trustedSnapshot } from './release/trusted-snapshot';
import { modulesOf } from './threads/modules-of';
import { RenderPool } from './threads/render-pool';
import { drawOnce, warmUp } from './page/warm-up';

const isProduction = process.env.NODE_ENV === 'production';
const config = loadConfig(process.env);
const log = shellLog(config.LOG_LEVEL);
collectDefaultMetrics();

const registry = new PolledDocument({
  url: `${config.REGISTRY_URL}/snapshot.json`,
  schema: trustedSnapshot(config.RELEASE_TRUSTED_KEY),
  file: path.join(config.SHELL_STATE_DIR, 'registry.json'),
  intervalMs: config.REFRESH_MS,
  log,
});
const siteDocument = new PolledDocument({
  url: `${config.API_ORIGIN}/internal/sites`,
  schema: siteListSchema,
  file: path.join(config.SHELL_STATE_DIR, 'sites.json'),
  intervalMs: config.REFRESH_MS,
  log,
});
const artifactsDir = path.resolve(config.ARTIFACTS_DIR);
const store = new RemoteStore({ artifactsDir, host: hostModules, sharedVersions: SHARED_VERSIONS });
await Promise.all([registry.start(), siteDocument.start()]);
const sweeping = setInterval(() => registry.current && store.retain(activeVersions(registry.current)), 10_000);

const dist = path.resolve(config.SHELL_DIST);
const clientDir = path.join(dist, 'client');
const shared = {
  sites: new Sites(siteDocument),
  registry,
  store,
  styles: new JoinedStyles({ clientDir, artifactsDir }),
  trustProxy: config.TRUST_PROXY,
  apiOrigin: config.API_ORIGIN,
  artifactsDir,
  clientDir,
  log,
};
const clientAssets = JSON.parse(fs.readFileSync(path.join(dist, 'client-assets.json'), 'utf8')) as string[];

/** Production draws in threads; a development build here, with remotes as somebody is writing them. */
const pool = isProduction
  ? new RenderPool({
      size: config.RENDER_THREADS,
      file: path.join(dist, 'server/render-thread.mjs'),
      settings: threadSettings(process.env),
      secrets: { formStampSecret: config.FORM_STAMP_SECRET },
      known: () => ({ sites: siteDocument.current, snapshot: registry.current }),
      styles: shared.styles,
      modulesOf: modulesOf(registry, store),
      log,
    })
  : null;
const app = pool
  ? buildShell({ ...shared, draw: pool.draw, dev: false, isDraining: () => draining.isDraining() })
  : await developmentShell();

async function developmentShell(): Promise<ReturnType<typeof buildShell>> {
  const { develop } = await import('./dev/develop');
  const parts = { ...shared, ...develop(config, { registry, store, host: hostModules }) };
  // Styles change under their names: they are not joined.
  const files = shellFiles(clientAssets, () => null);
  await warmUp(parts.registry.current, parts.store, log);
  return buildShell({
    ...parts,
    draw: drawHere({ ...parts, files, formStampSecret: config.FORM_STAMP_SECRET }),
    dev: true,
  });
}

const draining = drainable(app.server);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(sweeping);
    registry.stop();
    siteDocument.stop();
    void draining
      .drain(config.DRAIN_MS)
      .then(() => app.close())
      .then(() => pool?.stop())
      .then(() => process.exit(0));
  });
}
await pool?.start();
const host = siteDocument.current?.sites[0]?.hosts[0];
// As many at once as there are threads: each draws its first page.
if (host) await Promise.all(Array.from({ length: config.RENDER_THREADS }, () => drawOnce(app, host)));
if (config.SPARE) {
  process.send?.('loaded');
  await once(process, 'message');
}
await app.listen({ port: config.PORT, host: config.SHELL_HOST });
log.info(`Shell listens on ${config.SHELL_HOST}:${config.PORT}`);
