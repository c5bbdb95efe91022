import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import semver from 'semver';

/** A shell by its name, with the version of each module that it shares, by id. */
export type SharingShell = { shell: string; shared: Readonly<Record<string, string>> };

/**
 * What a version needs of the shared modules that a shell does not provide: a sentence for each module, naming the shells.
 * They refuse such a version before its code runs, and would go on without the remote.
 */
export function sharedFaults(
  { requires }: Pick<RemoteManifest, 'requires'>,
  shells: readonly SharingShell[],
): string[] {
  return Object.entries(requires).flatMap(([id, range]) => {
    if (semver.validRange(range) === null) return [`it needs ${id} "${range}", which is no range of versions`];
    const lacking = new Map<string, string[]>();
    for (const { shell, shared } of shells) {
      const provided = Object.hasOwn(shared, id) ? shared[id] : undefined;
      if (provided !== undefined && semver.satisfies(provided, range)) continue;
      const said = provided ?? 'none';
      lacking.set(said, [...(lacking.get(said) ?? []), shell]);
    }
    return [...lacking].map(([provided, names]) => `it needs ${id} ${range}, but ${shellsInWords(names)} ${provided}`);
  });
}

function shellsInWords(names: readonly string[]): string {
  return names.length === 1 ? `the shell ${names[0]} provides` : `the shells ${names.join(', ')} provide`;
}
