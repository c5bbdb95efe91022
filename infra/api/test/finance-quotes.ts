import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from './enquiry';
import { startTestApp } from './test-app';

export const HOST = 'sunrise-cars.test';
/** What the first site charges with each loan and each month. */
export const FEES = [
  { name: 'Vehicle security registration', amount: 6, each: 'loan' },
  { name: 'Account administration', amount: 8, each: 'month' },
];

/** An API with two sites of one group, of which the first has fees, and what a test of signed figures asks of it. */
export async function startQuotes() {
  const server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  const remotes = { 'mfe-finance': { fees: FEES, establishment_fee: 395 } };
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });

  const get = (url: string, host = HOST) => server.app.inject({ url, headers: { host } });
  const make = (query: string, host = HOST) => get(`/api/finance-quotes?${query}`, host);
  const tokenOf = async (query: string) => (await make(query)).json<{ token: string }>().token;
  const read = async (token: string) => (await get(`/api/finance-quotes/signed?token=${token}`)).json<FinanceQuote>();
  const aCar = (facts: object = {}) =>
    server.addVehicle({ group: 'sunrise', price: 30_000, price_type: 'Drive Away', ...facts });

  /** What the lead of a form says besides. */
  async function details(form: object, headers: Record<string, string> = {}, site = 'sunrise-cars') {
    const leads = enquiries(server);
    const answer = await leads.enquire(anEnquiry(form), { host: `${site}.test`, headers });
    expect(answer.statusCode).toBe(201);
    const { lead_id: id } = answer.json<{ lead_id: string }>();
    const [row] = await leads.inDatabase<{ details: { label: string; value: string }[] }>(
      sql`select details from lead where id = ${id}`,
      { group: 'sunrise', site },
    );
    return Object.fromEntries((row?.details ?? []).map(({ label, value }) => [label, value]));
  }
  const quoted = (quote: string, about: object = {}) => details({ form: 'finance-enquiry', quote, ...about });
  return { server, get, make, tokenOf, read, aCar, details, quoted };
}
