import type { Explanation } from '@shared-kit/contracts/operator/release-desk.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { explainRelease } from '../registry/explain-release';
import { foldReleases, toSnapshot } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';

type Question = {
  site: string;
  remote?: RemoteName | undefined;
  visitor?: string | undefined;
  at?: string | undefined;
};

/** Why visitors of a site get, or at a moment of the past got, which version: remote by remote, in words. */
export function explainAt(events: readonly ReleaseEvent[], { site, remote, visitor, at }: Question): Explanation {
  const known = at === undefined ? events : events.filter((event) => event.at <= new Date(at));
  const { remotes } = toSnapshot(foldReleases(known), 0, { publicKey: '' });
  const names = remote ? [remote] : (Object.keys(remotes).toSorted() as RemoteName[]);
  return {
    remotes: names.map((name) => {
      const release = remotes[name];
      const own = known.filter((event) => event.remote === name);
      const lines = release
        ? explainRelease({ remote: name, release, events: own, site, visitorId: visitor })
        : [`${name} on ${site}`, '  => nothing: no version was promoted yet'];
      return { remote: name, lines };
    }),
  };
}
