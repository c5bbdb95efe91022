import type { AuditArea, AuditEntry } from '@shared-kit/contracts/operator/audit.contract';
import { describeEvent } from '@infra/releases/command/describe-event';
import { keptPlanSchema } from '@infra/releases/plan/plan.contract';
import { releaseEventSchema } from '@infra/releases/registry/log/release-event.contract';
import { describeRule } from '@infra/releases/rings/ring-rule';
import { ringRuleSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import { z } from 'zod';

type Said = Omit<AuditEntry, 'words'> & { detail: unknown };

/** By area, as far as an entry of it is what this version knows; null otherwise. */
const SAY: { readonly [Area in AuditArea]?: (entry: Said) => string | null } = {
  releases: sayRelease,
  sites: saySite,
  rings: sayRing,
  freezes: sayFreeze,
  plans: sayPlan,
};

/** What was done, in words, without what it was done to: "promoted 1.2.0", "served version 4 in place of 3", "revoke-links". */
export function describeEntry(entry: Said): string {
  return SAY[entry.area]?.(entry) ?? sayAnything(entry);
}

function sayRelease({ at, actor, kind, subject, detail }: Said): string | null {
  const policy = z.object({ 'second approval': z.boolean() }).safeParse(detail).data;
  if (policy) return `second approval ${policy['second approval'] ? 'asked for' : 'no longer asked for'}`;
  const rotated = kind === 'rotated' && z.object({ by: z.string(), before: z.string() }).safeParse(detail).data;
  if (rotated) return `rotated: ${rotated.before} named ${rotated.by}`;
  const shown = z.object({ site: z.string(), until: z.string() }).safeParse(detail).data;
  if (shown) return sayAnything({ kind: `${kind} link`, detail });
  const facts = { id: 0, at: new Date(at), actor, kind, remote: subject, payload: detail };
  const event = releaseEventSchema.safeParse(facts).data;
  return event ? describeEvent(event) : null;
}

function saySite({ kind, detail }: Said): string | null {
  const served = z.object({ version: z.number(), before: z.number() }).safeParse(detail).data;
  if (!served) return null;
  return `${kind} version ${served.version}${served.before > 0 ? ` in place of ${served.before}` : ''}`;
}

function sayRing({ kind, detail }: Said): string | null {
  const rule = ringRuleSchema.safeParse(detail).data;
  return rule ? `${kind} to ${describeRule(rule)}` : null;
}

function sayFreeze({ kind, detail }: Said): string | null {
  const times = z.object({ from: z.string(), to: z.string() }).safeParse(detail).data;
  return times ? `${kind} from ${times.from} to ${times.to}` : null;
}

function sayPlan({ kind, detail }: Said): string | null {
  const drafted = z.object({ plan: keptPlanSchema }).safeParse(detail).data;
  if (drafted) return `${kind} a plan of ${drafted.plan.version}`;
  const known = z.object({ plan: z.number(), words: z.string().optional() }).safeParse(detail).data;
  return known ? `${kind} plan ${known.plan}${known.words ? `: ${known.words}` : ''}` : null;
}

function sayAnything({ kind, detail }: Pick<Said, 'kind' | 'detail'>): string {
  const said = Object.entries((detail ?? {}) as Record<string, unknown>)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`);
  return said.length === 0 ? kind : `${kind}: ${said.join(', ')}`;
}
