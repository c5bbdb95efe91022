import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Config } from '../config';

/** Outcomes of what costs a dealer something: `held`, or why it was refused. Counted by this process since it started. */
export const holdsAsked = new Counter({
  name: 'holds_total',
  help: 'Cars asked to be held without a deposit, by outcome',
  labelNames: ['outcome'],
  registers: [],
});

export const smsCodesAsked = new Counter({
  name: 'sms_codes_total',
  help: 'Sign-in codes asked for, by outcome: sent, paused, spent, failed',
  labelNames: ['outcome', 'budget'],
  registers: [],
});

const COUNTERS = [holdsAsked, smsCodesAsked];

/** Shows what was asked for and refused beside the caps that are set: `abuse_cap{name}`, as config.ts names them. */
export function showAbuse(registry: Registry, config: Config): void {
  for (const counter of COUNTERS) registry.registerMetric(counter);
  const caps = new Gauge({
    name: 'abuse_cap',
    help: 'Caps against abuse as they are set',
    labelNames: ['name'],
    registers: [registry],
  });
  for (const [name, value] of Object.entries(config))
    if (/^(HOLDS|SMS|MAILS)_/.test(name) && typeof value === 'number') caps.set({ name: name.toLowerCase() }, value);
}
