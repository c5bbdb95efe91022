import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import type { ConfigChange } from '@shared-kit/domain/site/config-changes';

/** There is no such site, page or version. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing';
}

/** A page that may not be published, or taken away, as it is. Nothing was done, and the draft is kept. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
  readonly findings: readonly ContentFinding[];

  constructor(what: string, findings: readonly ContentFinding[]) {
    super(`${what}:\n${findings.map(({ where, text }) => `  ${where}: ${text}`).join('\n')}`);
    this.findings = findings;
  }
}

export type NewerVersion = { newest: number; by: string; at: Date; changes: readonly ConfigChange[] };

/** Somebody saved the page since it was read. Nothing was done. */
export class ContentMovedOn extends Error {
  override readonly name = 'ContentMovedOn';
  readonly newer: NewerVersion;

  constructor(path: string, newer: NewerVersion) {
    super(`${newer.by} saved version ${newer.newest} of ${path} meanwhile. Nothing was done.`);
    this.newer = newer;
  }
}
