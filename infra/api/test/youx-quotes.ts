import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

/** Of the vehicle that a question is about unless told otherwise. */
export const QUOTED_VIN = 'JM0KF4W7A00123456';

/** Two groups, and of the first a site without quotes and one with them, `sunrise-quotes`. */
export async function startQuoting(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(env);
  await app.addGroup('sunrise');
  await app.addGroup('harbor');
  await app.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  const { flags } = app.sites.all()[0]!;
  await app.addSite({ slug: 'sunrise-quotes', group: 'sunrise', flags: { ...flags, youx_quote: true } });
  return app;
}

/** A lender as a feed has it. */
export const aLender = (facts: object) =>
  financeLenderSchema.parse({ interestRate: 8.5, comparisonRate: 9.2, termYears: 5, paymentWeek: 140, ...facts });

/** A vehicle of the first group that two lenders have terms for. */
export const aFinancedCar = (on: TestApp, facts: object = {}) =>
  on.addVehicle({
    group: 'sunrise',
    price: 30_000,
    vin: QUOTED_VIN,
    nvic: 'P3Z21A',
    finance_lenders: { manual: aLender({}), angle: aLender({ interestRate: 7.9, comparisonRate: 8.8 }) },
    ...facts,
  });

const payload = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: QUOTED_VIN,
  nvic: 'P3Z21A',
  whoIsHelping: 'Sunrise Springwood',
};

/** POST /api/youx/quote about that vehicle, with `change` in the question. */
export async function askForQuote(
  on: TestApp,
  change: object = {},
  { site = 'sunrise-quotes', headers = {} }: { site?: string; headers?: object } = {},
) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/youx/quote',
    headers: { host: `${site}.test`, ...headers },
    payload: { ...payload, ...change },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
