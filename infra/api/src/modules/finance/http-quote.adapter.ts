import type { YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import { LRUCache } from 'lru-cache';
import { httpRequest } from '../../http-request';
import { z } from 'zod';
import type { Spend } from '../../provider-budget';
import type { QuotePort } from './quote.port';

/** A page waits for this. */
const TIMEOUT_MS = 1_500;
/** As long as one answer serves every visitor of a car's page. */
const KEPT_MS = 10 * 60 * 1000;

const answerSchema = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  comparisonRate: z.number().positive(),
  advertisedRate: z.number().positive(),
});

/**
 * The youX API: POST of the specification's payload with the key as bearer token; it answers the three figures, or 204
 * or 404 where it quotes nothing. An answer is kept for ten minutes, a failure is not.
 *
 * @param spend called before each question that goes out.
 */
export function httpQuote(url: string, key: string, spend: Spend): QuotePort {
  const known = new LRUCache<string, Promise<YouxQuote | null>>({ max: 20_000, ttl: KEPT_MS });
  return async ({ car_id: _ours, ...payload }, _car, site, ip) => {
    const about = `${site.slug} ${JSON.stringify(payload)}`;
    const kept = known.get(about);
    if (kept) return kept;
    spend({ site: site.slug, ip });
    const asked = ask(url, key, payload);
    known.set(about, asked);
    asked.catch(() => known.delete(about));
    return asked;
  };
}

async function ask(url: string, key: string, payload: object): Promise<YouxQuote | null> {
  const { statusCode, body } = await httpRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (statusCode === 200) {
    return {
      ...answerSchema.parse(await body.json()),
      loanTerm: 5,
      deposit: 0,
      balloon: 0,
      source: 'youx',
      lender: null,
    };
  }
  await body.dump();
  if (statusCode === 204 || statusCode === 404) return null;
  throw new Error(`The quote provider answered ${statusCode}`);
}
