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
    return [{ path: joinPath(path), message: issue.message }];
  });
}

export function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
