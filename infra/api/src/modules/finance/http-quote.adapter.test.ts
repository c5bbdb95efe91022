import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { FAULTS, startFaultyServer } from '../../../test/faulty-server';
import { providerBudget } from '../../provider-budget';
import { httpQuote } from './http-quote.adapter';

const config = aSite();
const site = { slug: config.slug, group_slug: config.dealership_group, config };
const car = aCar();
const payload = {
  selfAssessedCreditScore: 'GREAT' as const,
  purchasePrice: 30_000,
  loanTerm: 5 as const,
  year: 2021,
  vin: 'JM0KF4W7A00123456',
  nvic: 'P3Z21A',
  whoIsHelping: 'Springwood',
};
const figures = { weeklyRepaymentAmount: 133.7, comparisonRate: 8.19, advertisedRate: 6.29 };

const asked: { authorization: string | undefined; body: unknown }[] = [];
let answer = { status: 200, body: JSON.stringify(figures) };
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => provider.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

const IP = '203.0.113.1';
const limits = { PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS: 2, PROVIDER_QUESTIONS_AN_HOUR_PER_SITE: 100 };
const quotesOf = (url: string) => httpQuote(url, 'key-1', providerBudget(limits));
const quotes = () => quotesOf(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/quote`);

test('a provider is asked in the names of the specification, once for all who look, and quoted as it is', async () => {
  answer = { status: 200, body: JSON.stringify(figures) };
  const quote = quotes();
  const first = await quote({ ...payload, car_id: 'car-1' }, car, site, IP);

  expect(first).toEqual({ ...figures, loanTerm: 5, deposit: 0, balloon: 0, source: 'youx', lender: null });
  expect(await quote(payload, car, site, IP)).toEqual(first);
  expect(asked).toEqual([{ authorization: 'Bearer key-1', body: payload }]);
  await quote({ ...payload, selfAssessedCreditScore: 'FAIR' }, car, site, IP);
  expect(asked).toHaveLength(2);
  // What one site was answered is not another one's.
  await quote(payload, car, { ...site, slug: 'another-site' }, '203.0.113.2');
  expect(asked).toHaveLength(3);
});

test('a provider is asked as often as one address may ask, and what it said already costs nothing', async () => {
  answer = { status: 200, body: JSON.stringify(figures) };
  const quote = quotes();
  const about = (vin: string, ip = IP) => quote({ ...payload, vin }, car, site, ip);
  await about('JM0KF4W7A00123451');
  await about('JM0KF4W7A00123452');

  await expect(about('JM0KF4W7A00123453')).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await about('JM0KF4W7A00123451')).toMatchObject(figures);
  expect(asked).toHaveLength(2);
  expect(await about('JM0KF4W7A00123453', '203.0.113.2')).toMatchObject(figures);
});

test('a provider that quotes no such car says so', async () => {
  answer = { status: 204, body: '' };

  expect(await quotes()(payload, car, site, IP)).toBeNull();
});

test.each([
  ['a refusal', { status: 500, body: '{}' }],
  ['something else', { status: 200, body: '{"weeklyRepaymentAmount":"a lot"}' }],
  ['a repayment without its rates', { status: 200, body: '{"weeklyRepaymentAmount":120}' }],
])('%s is an error, and asked again the next time', async (_case, given) => {
  const quote = quotes();
  answer = given;
  await expect(quote(payload, car, site, IP)).rejects.toThrow(/provider answered|invalid_type/i);
  answer = { status: 200, body: JSON.stringify(figures) };

  expect(await quote(payload, car, site, IP)).toMatchObject(figures);
});

test.each(FAULTS)('a provider that is %s is an error, and not waited for long', async (fault) => {
  const faulty = await startFaultyServer();
  faulty.state.fault = fault;
  const since = performance.now();

  await expect(quotesOf(`http://${faulty.at}/quote`)(payload, car, site, IP)).rejects.toThrow();
  expect(performance.now() - since).toBeLessThan(5_000);
  await faulty.stop();
});
