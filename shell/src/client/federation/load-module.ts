import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { ResolvedRemote } from '../../app/page-payload';
import { failureLadder } from './failure-ladder.plugin';
import { stepsOf } from './page-remotes';
import { sharedOnce } from './shared-once.plugin';
import { signedEntries } from './signed-entries.plugin';

/** Tells the federation of exactly the versions the page was made with: no manifest is asked for. */
export function registerVersions(remotes: readonly ResolvedRemote[]): void {
  const steps = remotes.flatMap(stepsOf);
  registerPlugins([signedEntries(steps), failureLadder(remotes)]);
  // Each container resolves what it shares by itself: this one holds for all of them.
  registerGlobalPlugins([sharedOnce()]);
  registerRemotes(
    steps.map(({ name, globalName, entry }) => ({
      name,
      entry: entry.href,
      entryGlobalName: globalName,
      type: 'var' as const,
    })),
  );
}

/**
 * Loads one exposed module of a version the page was made with.
 *
 * @throws {Error} when no step of its ladder can be had, or it exports no component.
 */
export async function loadModule<Module extends { Component: unknown; apis?: readonly RemoteApi[] }>(
  { globalName }: ResolvedRemote,
  id: string,
): Promise<Module> {
  const module = await loadRemote<Module>(`${globalName}/${id}`);
  // What shows nothing is none: the server's HTML is better.
  if (!module?.Component) throw new Error(`${globalName}/${id} is empty`);
  return module;
}
