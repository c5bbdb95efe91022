// A thread as those that render: confined by the same module, with a remote evaluated by the same function.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const hostOf = (address) => (address.includes(':') ? `[${address}]` : address);
const require = createRequire(import.meta.url);
const { isConfined, holdsModules, ...targets } = workerData;
registerHooks({
  resolve(id, context, next) {
    return next(/^\.\.?\/[^.]+$/.test(id) && /\.ts$/.test(context.parentURL) ? `${id}.ts` : id, context);
  },
});
const names = ['net', 'http', 'https', 'tls', 'http2', 'dgram', 'dns', 'dns/promises', 'worker_threads', 'inspector'];
names.push('inspector/promises', 'child_process', 'cluster', 'module', 'v8', 'fs', 'tty');
const held = holdsModules && Object.fromEntries(names.map((name) => [name, require(`node:${name}`)]));
if (held) {
  const handle = await held.fs.promises.open(targets.readable);
  const resolver = new held.dns.Resolver({ timeout: 200, tries: 1 });
  held.leaked = { handle, resolver, socket: held.dgram.createSocket('udp4').on('error', () => {}) };
}
const { evaluateArtifact } = await import('../../release/artifact.ts');
const { confineThread } = await import('../../threads/confine/confine-thread.ts');
const stamps = await import('@shared-kit/domain/form/form-stamp');
const given = { held, mintFormStamp: () => stamps.mintFormStamp('the secret of form stamps', Date.now()) };

if (isConfined)
  await confineThread({
    apiOrigin: `http://${hostOf(targets.api)}:${targets.apiPort}`,
    file: targets.readable,
    outlives: () => false,
  });

const dir = path.join(import.meta.dirname, 'mfe-hostile/1.0.0');
const code = readFileSync(path.join(import.meta.dirname, 'remote.cjs'));
const files = new Map([['server/entry.cjs', code]]);
const { take, bare, held: withModules, api } = evaluateArtifact(dir, 'server/entry.cjs', files, {});
take(given);

const tell = (message) =>
  new Promise((resolve) => {
    parentPort.once('message', resolve);
    parentPort.postMessage(message);
  });
for (const [name, attempt] of Object.entries({ ...(holdsModules ? withModules : bare), 'the API': api.fetch })) {
  const late = new Promise((_resolve, reject) => setTimeout(() => reject(new Error('nothing in time')), 3000));
  const [got, why] = await Promise.race([(async () => attempt(targets))(), late]).then(
    (value) => [Boolean(value), 'nothing'],
    (error) => [false, error?.cause?.code ?? error?.code ?? error?.name],
  );
  await tell({ name, got, why });
}
await tell(null);
