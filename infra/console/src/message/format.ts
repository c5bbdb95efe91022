const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO moment in the reader's time zone: "24 Nov 2026, 1:05 pm". */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Basis points as a share: 1000 -> "10 %", 50 -> "0.5 %". */
export function formatShare(weightBps: number): string {
  return `${weightBps / 100} %`;
}

/** "1 site", "6 sites". */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** "mfe-vehicle 2.1.0, mfe-leads 1.4.0": remotes that move along. */
export function formatAlong(others: Readonly<Record<string, string>> = {}): string {
  return Object.entries(others)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(', ');
}

/** "all sites", "corella, tern-suzuki", "12 sites", "ring pilot (12 sites)". */
export function formatSites(sites: readonly string[], ring: string | null = null): string {
  const NAMED_AT_MOST = 3;
  const named =
    sites.length === 0 ? 'all sites' : sites.length > NAMED_AT_MOST ? count(sites.length, 'site') : sites.join(', ');
  return ring === null ? named : `ring ${ring} (${named})`;
}
