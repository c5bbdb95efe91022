import { autogaugeSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { httpRequest } from '../../../http-request';
import type { PriceGauge } from './price-gauge.port';

/** A page waits for this. */
const TIMEOUT_MS = 1_500;

/**
 * A valuation provider's gauge: POST of what it needs of the car, nothing about the shopper, with the key as bearer token.
 *
 * @throws {Error} when it does not answer in time, or not what the contract says.
 */
export function httpPriceGauge(url: string, key: string): PriceGauge {
  return async ({ vin, nvic, make, model, badge, year, km, car_type, state }, listingPrice) => {
    const { statusCode, body } = await httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ vin, nvic, make, model, badge, year, km, car_type, state, listing_price: listingPrice }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`The price gauge answered ${statusCode}`);
    }
    return autogaugeSchema.parse(await body.json());
  };
}
