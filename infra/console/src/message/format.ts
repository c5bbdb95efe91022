import { dateFormat } from '@shared-kit/domain/time/date-format';
import { zoneWords } from '@shared-kit/domain/time/moment-in';

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO moment in the reader's time zone: "24 Nov 2026, 1:05 pm". */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** The same on the clocks of a site, which are named: "24 Nov 2026, 1:05 pm, Brisbane time". Of no known zone, the reader's. */
export function formatSiteMoment(iso: string, timeZone: string | undefined): string {
  if (timeZone === undefined) return formatMoment(iso);
  const format = dateFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(new Date(iso))}, ${zoneWords(timeZone)}`;
}

const zoned = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const);

/** The same with the zone, where people of several meet: "24 Nov 2026, 1:05 pm AEST". */
export function formatZonedMoment(iso: string): string {
  return zoned.format(new Date(iso));
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
