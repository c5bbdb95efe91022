import type { ArtifactSource } from '../release/artifact-loader';

/** How long a module that hung stays away, in milliseconds; then it is tried again, should it have been the data's fault. */
const QUARANTINE_MS = 10 * 60_000;

/** Remotes' modules that hung, as `{name}@{version}/{module}`; `*` for all modules of a version. */
export class Quarantine {
  readonly #until = new Map<string, number>();

  /** The second module of a version takes all of it along: a page would be lost over one after the other. */
  add(version: string, module: string, nowMs: number): void {
    const isSecond = this.current(nowMs).some((key) => key.startsWith(`${version}/`) && key !== `${version}/${module}`);
    this.#until.set(`${version}/${isSecond ? '*' : module}`, nowMs + QUARANTINE_MS);
  }

  current(nowMs: number): string[] {
    return [...this.#until].filter(([, until]) => until > nowMs).map(([key]) => key);
  }
}

/** A source that does not hand out what is quarantined: the page takes the next step of its ladder. */
export function avoidQuarantined(source: ArtifactSource, quarantined: () => ReadonlySet<string>): ArtifactSource {
  return {
    manifest: (version) => source.manifest(version),
    async module(version, id) {
      const of = `${version.name}@${version.published.version}`;
      const away = quarantined();
      if (away.has(`${of}/${id}`) || away.has(`${of}/*`)) throw new Error(`${of} ${id} is quarantined: it hung`);
      return source.module(version, id);
    },
  };
}
