import '@shared-kit/contracts/http/plain-issues';
import { OWN_PATH } from '@shared-kit/contracts/site/link-address';
import { OWN_PATH_WORDS } from '@shared-kit/contracts/site/own-path.contract';
import type { z } from 'zod';

/** One wrong value of a site file. `path` is where it stands, like `theme.accent` or `remotes.mfe-finance.term`. */
export type SiteConfigFault = { path: string; message: string };

/** A site's configuration that may not be stored. Nothing was changed. */
export class SiteConfigRefused extends Error {
  override readonly name = 'SiteConfigRefused';
  readonly faults: readonly SiteConfigFault[];

  constructor(site: string, faults: readonly SiteConfigFault[]) {
    super(
      `${site} was refused, the stored configuration stays:\n${faults.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** zod's issues as faults below `prefix`. An unknown key is named at the key itself. */
export function toFaults(
  { issues }: Pick<z.ZodError, 'issues'>,
  prefix: readonly PropertyKey[] = [],
): SiteConfigFault[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: joinPath([...path, key]), message: 'unknown key' }));
    return [{ path: joinPath(path), message: inWords(issue) }];
  });
}

/** What a pattern asks for: the parts of remotes are checked by JSON Schema, which has patterns and no words. */
function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join('; ');
  return issue.code === 'invalid_format' && issue.pattern === String(OWN_PATH) ? OWN_PATH_WORDS : issue.message;
}

export function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
