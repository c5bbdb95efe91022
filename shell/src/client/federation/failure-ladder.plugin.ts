import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { sleep } from '@shared-kit/domain/async/sleep';
import { noteFailure } from '@shared-kit/runtime/failure-notes';
import type { ResolvedRemote } from '../../app/page-payload';
import { stepsOf } from './page-remotes';

/** Wait before a second try, in milliseconds. */
const RETRY_MS = 300;

/**
 * Answers for what cannot be loaded: tries again once, then the remote's previous good version, and says so. With the
 * last step gone the loading fails; callers keep the server's HTML or render the slot's fallback.
 */
export function failureLadder(remotes: readonly ResolvedRemote[]): ModuleFederationRuntimePlugin {
  /** Where a remote goes on in this page, once it went down. */
  const goesOnAs = new Map<string, string>();
  const ladders = remotes.map((remote) => ({ remote, names: stepsOf(remote).map(({ name }) => name) }));

  return {
    name: 'failure-ladder',
    beforeRequest(args) {
      const [name = '', ...expose] = args.id.split('/');
      return { ...args, id: [goesOnAs.get(name) ?? name, ...expose].join('/') };
    },
    async errorLoadRemote({ error, remote: failed, expose, origin }) {
      const ladder = ladders.find(({ names }) => names.some((name) => name === failed?.name));
      if (!ladder || !failed || !expose) return;
      const { remote, names } = ladder;
      const [first = '', second] = names;
      const next = names[names.indexOf(failed.name) + 1];
      // Offline nothing can be had, which says nothing about a version: the next call begins with the same one.
      if (!navigator.onLine) return;
      // Twice in vain: this version cannot be had, whatever stands below it.
      if (failed.name === second) noteFailure('load', remote.name);
      if (next === undefined) return;
      if (next === second) await sleep(RETRY_MS);
      else {
        console.warn(`${remote.name}@${remote.version} cannot be loaded, using ${remote.previous?.version}`, error);
        goesOnAs.set(first, next);
      }
      return origin.loadRemote(expose.replace(/^\./, next));
    },
  };
}
