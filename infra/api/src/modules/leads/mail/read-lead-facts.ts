import type { TenantSite } from '../../../plugins/tenant';
import type { StoredLead } from '../lead-records';
import { effectsOf } from '../effects-of';
import type { FormEffect } from '../form-effect.port';
import { NO_FACTS } from './lead-facts.port';
import type { LeadFacts } from './lead-facts.port';
import { firstLeadOf } from './lead-news.service';

/** Asks only what the form of the lead may have done. */
export async function readLeadFacts(
  effects: readonly FormEffect[],
  site: TenantSite,
  lead: StoredLead,
): Promise<LeadFacts> {
  const { id, details } = lead;
  const told = { id, firstLeadId: firstLeadOf(lead), details };
  const facts = { ...NO_FACTS };
  for (const effect of effectsOf(effects, lead.form)) Object.assign(facts, await effect.facts?.(site, told));
  return facts;
}

/** On the site that the lead came from. */
export function linkOf({ payload }: Pick<StoredLead, 'payload'>, path: string): string {
  return new URL(path, payload.url).href;
}
