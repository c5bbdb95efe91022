import { createHash, createPublicKey, verify } from 'node:crypto';
import path from 'node:path';
import vm from 'node:vm';

/** A file's hash in the form of subresource integrity. */
export function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether the bytes of a manifest carry an Ed25519 signature of the registry: by any of these keys (PEM). */
export function isSigned(bytes: Buffer, signature: string, publicKeys: string): boolean {
  const keys = publicKeys.match(/-----BEGIN[^]*?-----END[^\n]*/g) ?? [];
  return keys.some((pem) => verify(null, bytes, createPublicKey(pem), Buffer.from(signature, 'base64')));
}

type CommonJsModule = { exports: unknown };
type ModuleFunction = (
  module: CommonJsModule,
  exports: unknown,
  require: (id: string) => unknown,
  file: string,
  dir: string,
) => void;
const moduleParameters = ['module', 'exports', 'require', '__filename', '__dirname'];

/**
 * Runs an artifact's server entry from bytes that were checked. It may require its own files and
 * what the host hands out, nothing else: no file system, no network module, no package.
 *
 * @throws whatever the artifact's code throws at import, and for a require outside the list.
 */
export function evaluateArtifact(
  dir: string,
  entry: string,
  files: ReadonlyMap<string, Buffer>,
  host: Readonly<Record<string, unknown>>,
): unknown {
  const cache = new Map<string, CommonJsModule>();

  function load(file: string): unknown {
    const known = cache.get(file);
    if (known) return known.exports;
    const bytes = files.get(file);
    if (!bytes) throw new Error(`${file} is not part of the artifact`);
    const module: CommonJsModule = { exports: {} };
    cache.set(file, module);

    const require = (id: string): unknown => {
      if (Object.hasOwn(host, id)) return host[id];
      if (id.startsWith('.')) return load(path.posix.join(path.posix.dirname(file), id));
      throw new Error(`A remote may not require "${id}"`);
    };
    const filename = path.join(dir, file);
    const run = vm.compileFunction(bytes.toString(), moduleParameters, { filename }) as ModuleFunction;
    try {
      run(module, module.exports, require, filename, path.dirname(filename));
    } catch (error) {
      // As Node does: what failed is no module, and is run again by whoever asks again.
      cache.delete(file);
      throw error;
    }
    return module.exports;
  }

  return load(entry);
}
