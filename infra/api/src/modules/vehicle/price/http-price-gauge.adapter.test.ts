import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { httpPriceGauge } from './http-price-gauge.adapter';

const config = aSite();
const site = { slug: config.slug, group_slug: config.dealership_group, config };
const asked: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
let answer = { status: 200, body: '' };

const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) as Record<string, unknown> });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const gauge = () => httpPriceGauge(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/gauge`, 'key-1');

test("a provider's answer is taken as it is", async () => {
  answer = {
    status: 200,
    body: '{"fill":0.7,"listing_price":32990,"market_range_min":30000,"market_range_max":36000,"confidence":0.8}',
  };

  expect(await gauge()(aCar(), 32_990, site)).toMatchObject({ fill: 0.7, confidence: 0.8, description: null });
  expect(asked.at(-1)).toMatchObject({
    authorization: 'Bearer key-1',
    body: { make: 'Mazda', model: 'CX-5', year: 2021, listing_price: 32_990 },
  });
});

test.each([
  ['a refusal', { status: 500, body: '{}' }],
  ['something else', { status: 200, body: '{"fill":"high"}' }],
])('%s is an error', async (_case, given) => {
  answer = given;

  await expect(gauge()(aCar(), 32_990, site)).rejects.toThrow(/gauge answered|invalid_type/i);
});
