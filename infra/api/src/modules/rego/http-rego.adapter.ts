import { httpRequest } from '../../http-request';
import { z } from 'zod';
import type { Spend } from '../../provider-budget';
import type { RegoPort } from './rego.port';

/** A shopper waits for this. */
const TIMEOUT_MS = 1_500;

const answerSchema = z.object({
  year: z.number().int().min(1900).max(2100),
  make: z.string().trim().min(1).max(40),
  model: z.string().trim().min(1).max(60),
});

/**
 * A registration provider: POST of `rego` and `state` with the key as bearer token; it answers `year`, `make` and
 * `model`, or 204 or 404 where it knows no such plate.
 *
 * @param spend called before each question.
 * @throws {Error} when it does not answer in time, or not what is agreed.
 */
export function httpRego(url: string, key: string, spend: Spend): RegoPort {
  return {
    source: 'provider',
    async find({ slug }, { rego, state }, ip) {
      spend({ site: slug, ip });
      const { statusCode, body } = await httpRequest(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ rego, state }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (statusCode === 200) return answerSchema.parse(await body.json());
      await body.dump();
      if (statusCode === 204 || statusCode === 404) return null;
      throw new Error(`The registration provider answered ${statusCode}`);
    },
  };
}
