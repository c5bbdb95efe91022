import fs from 'node:fs';
import path from 'node:path';
import { releaseSnapshotSchema } from '@shared-kit/contracts/release.contract';
import { hostModules } from 'generated/host-modules';
import { setAutoFreeze } from 'immer';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { buildShell } from './app';
import { loadConfig } from './config';
import { PolledDocument } from './polled-document';
import { activeVersions } from './release-set';
import { RemoteStore } from './remote-store';
import { Sites, siteListSchema } from './sites';
import { drawOnce, warmUp } from './warm-up';

// A request's store lives for that request: to freeze every answer in it took a twentieth of a page's time.
setAutoFreeze(false);

const config = loadConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, name: 'shell', redact: ['req.headers.cookie'] });
collectDefaultMetrics();

const registry = new PolledDocument({
  url: `${config.REGISTRY_URL}/snapshot.json`,
  schema: releaseSnapshotSchema,
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
const store = new RemoteStore({
  artifactsDir: path.resolve(config.ARTIFACTS_DIR),
  host: hostModules,
  sharedVersions: SHARED_VERSIONS,
});
await Promise.all([registry.start(), siteDocument.start()]);
const development =
  process.env.NODE_ENV === 'production'
    ? null
    : await import('./dev/develop').then(({ develop }) => develop(config, { registry, store, host: hostModules }));
const sweeping = setInterval(() => registry.current && store.retain(activeVersions(registry.current)), 10_000);

const dist = path.resolve(config.SHELL_DIST);
const app = buildShell({
  sites: new Sites(siteDocument),
  registry,
  store,
  ...development,
  trustProxy: config.TRUST_PROXY,
  apiOrigin: config.API_ORIGIN,
  artifactsDir: path.resolve(config.ARTIFACTS_DIR),
  clientDir: path.join(dist, 'client'),
  clientAssets: JSON.parse(fs.readFileSync(path.join(dist, 'client-assets.json'), 'utf8')) as string[],
  formStampSecret: config.FORM_STAMP_SECRET,
  dev: process.env.NODE_ENV !== 'production',
  log,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(sweeping);
    registry.stop();
    siteDocument.stop();
    void app.close().then(() => process.exit(0));
  });
}
await warmUp(registry.current, store, log);
const host = siteDocument.current?.sites[0]?.hosts[0];
if (host) await drawOnce(app, host);
await app.listen({ port: config.PORT, host: config.SHELL_HOST });
log.info(`Shell listens on ${config.SHELL_HOST}:${config.PORT}`);
