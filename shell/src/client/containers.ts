import type { Asset } from '../app/page-payload';

/** What a remote's entry script defines: the container of Module Federation. */
type Container = {
  init(scope: unknown): void | Promise<void>;
  get(id: string): Promise<() => unknown>;
};

// The build replaces both: the modules the shell shares, ready to be handed over.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const containers = new Map<string, Promise<Container>>();

/**
 * Loads one exposed module from the container behind an entry script, which runs once. What failed may be asked
 * for again.
 *
 * @param globalName the variable the entry defines.
 * @throws {Error} when the script does not come or does not match its hash, a shared module has the wrong major,
 *   or the module's own code throws.
 */
export async function loadExposed(globalName: string, entry: Asset, id: string): Promise<unknown> {
  let container = containers.get(entry.href);
  if (!container) {
    container = startContainer(globalName, entry);
    containers.set(entry.href, container);
    container.catch(() => containers.delete(entry.href));
  }
  const factory = await (await container).get(`./${id}`);
  return factory();
}

async function startContainer(globalName: string, entry: Asset): Promise<Container> {
  await __webpack_init_sharing__('default');
  const scope = globalThis as unknown as Record<string, Container | undefined>;
  // Chunks of another version that ran before would otherwise pass for this one's.
  delete scope[`${globalName}_chunks`];
  await runScript(entry);
  const container = scope[globalName];
  if (!container) throw new Error(`${entry.href} defines no ${globalName}`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function runScript({ href, integrity }: Asset): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = href;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${href} cannot be loaded`));
    document.head.append(script);
  });
}
