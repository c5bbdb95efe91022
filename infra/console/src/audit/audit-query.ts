import { auditAreas } from '@shared-kit/contracts/operator/audit.contract';
import type { AuditAsked } from '@shared-kit/contracts/operator/audit.contract';

/** What the address of the audit page asks of the log. Days are those of the reader, both ends included. */
export function auditQueryOf(address: URLSearchParams): AuditAsked {
  const area = auditAreas.find((known) => known === address.get('area'));
  const subject = address.get('subject');
  const actor = address.get('actor');
  const kind = address.get('kind');
  const from = startOfDay(address.get('from'), 0);
  const to = startOfDay(address.get('to'), 1);
  const before = address.get('before');
  return {
    ...(area && { area }),
    ...(subject && { subject }),
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
