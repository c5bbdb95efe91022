import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { oneClient } from '@shared-kit/domain/http/address-range';
import { LRUCache } from 'lru-cache';
import type { Config } from './config';
import { ProblemError } from './plugins/problems';

/** Addresses and sites that are counted at once; what was counted longest ago is forgotten beyond it. */
const MOST_KEPT = 50_000;

/** Who causes a question: a client's address at a site. */
export type Asker = { site: string; ip: string };

/** @throws {ProblemError} when the hour's questions of this asker, or of the whole site, are used up. */
export type Spend = (asker: Asker) => void;

type Limits = Pick<Config, 'PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS' | 'PROVIDER_QUESTIONS_AN_HOUR_PER_SITE'>;

/**
 * Counts the questions that go out to a provider who is paid for each: what is answered from memory costs nothing and is not
 * counted. Each process counts for itself, so that an installation pays for as many times that as it has processes at most.
 */
export function providerBudget(limits: Limits): Spend {
  const counts = new LRUCache<string, number>({ max: MOST_KEPT, ttl: HOUR_MS, noUpdateTTL: true });
  return ({ site, ip }) => {
    const most: [string, number][] = [
      [`${site}|${oneClient(ip)}`, limits.PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS],
      [site, limits.PROVIDER_QUESTIONS_AN_HOUR_PER_SITE],
    ];
    if (most.some(([key, limit]) => (counts.get(key) ?? 0) >= limit))
      throw new ProblemError('rate_limited', 'The provider is asked no more in this hour');
    for (const [key] of most) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}
