// A registry in a process of its own, as whoever runs one apart from the platform: killed and restarted by `turns.ts`.
import Fastify from 'fastify';
import { readReleaseKeys } from '@infra/releases/key/release-keys';
import { openReleaseLog } from '@infra/releases/registry/log/release-log';
import { registryRoutes } from '@infra/releases/registry/registry.routes';

const { DATABASE_URL = '', DATA_DIR = '', REGISTRY_PORT = '' } = process.env;
const app = Fastify();
app.register(registryRoutes, {
  prefix: '/registry',
  releaseLog: openReleaseLog(DATABASE_URL),
  readKeys: () => readReleaseKeys(DATA_DIR),
  artifactsDir: `${DATA_DIR}/artifacts`,
});
app.get('/readyz', () => ({ ready: true }));
await app.listen({ port: Number(REGISTRY_PORT), host: '127.0.0.1' });
