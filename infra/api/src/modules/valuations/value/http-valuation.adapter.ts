import { httpRequest } from '../../../http-request';
import { z } from 'zod';
import { isEstimated } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import { yearIn } from '@shared-kit/domain/time/year-in';
import type { ValuationPort } from './valuation.port';

/** A shopper waits for this. */
const TIMEOUT_MS = 1_500;

const answerSchema = z
  .object({
    low: z.number().int().positive(),
    high: z.number().int().positive(),
    comparables: z.number().int().nonnegative().default(0),
  })
  .refine(({ low, high }) => low <= high, { error: 'low is above high' });

/**
 * A valuation provider: POST of the vehicle, nothing about the shopper, with the key as bearer token; it answers `low`
 * and `high` in whole dollars, or 204 where it knows no value. Not asked about what no estimate is given for (S5-68).
 *
 * @throws {Error} when it does not answer in time, or not what is agreed.
 */
export function httpValuation(url: string, key: string): ValuationPort {
  return {
    async estimate({ config }, vehicle, now) {
      if (!isEstimated(vehicle, yearIn(config.time_zone, now))) return null;
      const { statusCode, body } = await httpRequest(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(vehicle),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (statusCode === 200) return answerSchema.parse(await body.json());
      await body.dump();
      if (statusCode === 204) return null;
      throw new Error(`The valuation provider answered ${statusCode}`);
    },
  };
}
