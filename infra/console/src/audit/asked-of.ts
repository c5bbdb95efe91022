import { releaseKinds } from '@shared-kit/contracts/server/release-desk.contract';
import type { ReleaseLogAsked } from '@shared-kit/contracts/server/release-desk.contract';

/** What the address of the audit page asks of the log. Days are those of the reader, both ends included. */
export function askedOf(address: URLSearchParams): ReleaseLogAsked {
  const remote = address.get('remote');
  const actor = address.get('actor');
  const kind = releaseKinds.find((known) => known === address.get('kind'));
  const from = startOfDay(address.get('from'), 0);
  const to = startOfDay(address.get('to'), 1);
  const before = address.get('before');
  return {
    ...(remote && { remote: remote as NonNullable<ReleaseLogAsked['remote']> }),
    ...(actor && { actor }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  };
}

/** "2026-11-24" so many days later, as a moment; undefined for what is no day. */
function startOfDay(day: string | null, daysLater: number): string | undefined {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
