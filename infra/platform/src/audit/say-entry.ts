import type { AuditEntry } from '@shared-kit/contracts/server/audit.contract';
import { describeEvent } from '@infra/releases/command/describe-event';
import { releaseEventSchema } from '@infra/releases/registry/log/release-event.contract';

/** What was done, in words, without what it was done to: "promoted 1.2.0", "revoke-links", "served: version 4, before 3". */
export function sayEntry({ area, at, actor, kind, subject }: Omit<AuditEntry, 'words'>, detail: unknown): string {
  if (area === 'releases') {
    const event = releaseEventSchema.safeParse({
      ...{ id: 0, at: new Date(at), actor, kind },
      ...{ remote: subject, payload: detail },
    });
    if (event.success) return describeEvent(event.data);
  }
  const said = Object.entries((detail ?? {}) as Record<string, unknown>)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`);
  return said.length === 0 ? kind : `${kind}: ${said.join(', ')}`;
}
