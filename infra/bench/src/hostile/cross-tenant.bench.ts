// npm run bench:hostile -- cross-tenant: one dealer's site asked for what is another's, also by statements without their WHERE.
import { randomUUID } from 'node:crypto';
import { anEnquiry, enquiries } from '@infra/api/test/enquiry';
import { signIn } from '@infra/api/test/shopper';
import { startTestApp } from '@infra/api/test/test-app';
import jestGlobalSetup from '@infra/platform/postgres/testing/jest-global-setup';
import jestGlobalTeardown from '@infra/platform/postgres/testing/jest-global-teardown';
import { print } from '../search/timings';
import { bounded } from './bound';
import { changeStatements, reconnect } from './change-statements';

const REQUESTS = 100_000;
const AT_ONCE = 20;
/** Stands in everything of the other dealer, and in no request. */
const MARK = 'Zebulonian';
const HOST = 'sunrise-cars.test';

type HostileRequest = { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> };

async function askForOthers(isWithoutWhere: boolean): Promise<void> {
  const server = await startTestApp({ LOG_LEVEL: 'silent' });
  let changed = 0;
  const theirs = await fill(server);
  if (isWithoutWhere) {
    server.db.$client.on('connect', (client) => changeStatements(client, withoutTenant, () => (changed += 1)));
    await reconnect(server.db.$client);
  }
  const questions = questionsAbout(theirs);
  const statuses: Record<string, number> = {};
  let leaks = 0;
  let done = 0;
  const asker = async () => {
    while (done < REQUESTS) {
      const index = done++;
      const { headers, ...asked } = questions[index % questions.length]!(index);
      const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      const answer = await server.app.inject({
        ...asked,
        headers: { host: HOST, 'x-forwarded-for': address, ...headers },
      });
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      if (!answer.body.includes(MARK)) continue;
      leaks += 1;
      if (leaks < 5) print(`  leaked: ${asked.method} ${asked.url}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  const spread = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const how = isWithoutWhere ? ` with the tenant taken out of ${changed} statements` : '';
  bounded(`leaks in ${REQUESTS} cross-tenant requests${how} (${spread.join(', ')})`, leaks, 0);
  // A bench that asks nobody, or changes nothing, proves nothing.
  if (isWithoutWhere && changed === 0) throw new Error('No statement was changed');
  const own = await server.app.inject({ url: `/api/cars/${theirs.slug}`, headers: { host: 'harbor-cars.test' } });
  if (!own.body.includes(MARK)) throw new Error(`The other dealer does not show the car either: ${own.statusCode}`);
  await server.stop();
}

type Server = Awaited<ReturnType<typeof startTestApp>>;
type Theirs = { slug: string; id: string; place: string; tokens: string[]; cookie: string };

/** Two groups with a site each; all that is the second's bears the mark. */
async function fill(server: Server): Promise<Theirs> {
  const leads = enquiries(server);
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group, remotes: { 'mfe-leads': { reserve: true, hold_hours: 72 } } });
    await server.addLocation({ group, ...(group === 'harbor' && { id: 'their-yard', name: `${MARK} yard` }) });
  }
  await server.addVehicle({ group: 'sunrise' });
  const words = { make: MARK, model: MARK, name: `2021 ${MARK}`, location_name: `${MARK} yard` };
  const car = await server.addVehicle({ group: 'harbor', price: 30_000, price_type: 'Drive Away', ...words });
  await server.stockChanged('harbor');
  const person = { name: MARK, last_name: MARK, message: MARK, car_id: car.id };
  const send = (form: object) => leads.enquire(anEnquiry({ ...person, ...form }), { host: 'harbor-cars.test' });
  const answers = [
    await send({}),
    await send({ form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' }),
    await send({
      ...{ form: 'trade-in', trade_year: '2021', trade_make: MARK, trade_model: MARK, trade_km: '40,000' },
      trade_condition: 'Good',
    }),
  ];
  const tokens = answers.flatMap((answer) => {
    const { lead_id: id = '', next = '' } = answer.json<{ lead_id?: string; next?: string }>();
    return [id, next.split('/').at(-1) ?? ''];
  });
  const cookie = await signIn(server, 'harbor-cars.test', '0491570099');
  return { slug: car.slug, id: car.id, place: 'their-yard', tokens, cookie };
}

function questionsAbout({ slug, id, place, tokens, cookie }: Theirs): ((index: number) => HostileRequest)[] {
  const get = (url: string, headers?: Record<string, string>) => (): HostileRequest => ({
    method: 'GET',
    url,
    ...(headers && { headers }),
  });
  const post = (url: string, payload: object) => (): HostileRequest => ({ method: 'POST', url, payload });
  const byToken = tokens
    .filter(Boolean)
    .flatMap((token) => [
      ...['reservations', 'valuations', 'bookings', 'preferences'].map((what) => get(`/api/${what}/${token}`)),
      get(`/api/valuations/${token}/photos/1`),
      post('/api/valuations/accept', { token }),
    ]);
  return [
    ...['', '/similar', '/similar-ids', '/alternatives', '/page'].map((part) => get(`/api/cars/${slug}${part}`)),
    get(`/cars/${slug}/view.json`),
    (index) => ({ method: 'GET', url: `/api/search?query=zebulon&page=${1 + (index % 50)}` }),
    (index) => ({ method: 'GET', url: `/api/search?range[price]=${index % 30_000}:` }),
    get('/api/search/zebulonia'),
    get('/api/suggestions?query=zebul'),
    get(`/api/compare?cars=${slug}`),
    get('/api/locations'),
    get(`/api/locations/${place}`),
    get('/api/models'),
    get('/api/watchlist', { cookie }),
    get('/api/session', { cookie }),
    get('/sitemap.xml'),
    get('/llms.txt'),
    post('/api/multi-search', { queries: [{ filter: {}, limit: 10 }] }),
    post('/api/search/cars', { search_filters: {}, limit: 10 }),
    (index) => ({
      method: 'POST',
      url: '/api/leads',
      payload: anEnquiry({
        idempotency_key: randomUUID(),
        car_id: id,
        message: `Question ${index}`,
        dealership_slug: 'harbor-motors',
      }),
    }),
    ...byToken,
  ];
}

const COMPARED =
  /(?:"?\w+"?\.)*"?(?:group_slug|site_slug)"?\s*=\s*(\$\d+|current_setting\('app\.(?:group|site)'(?:, true)?\))/g;

/** What a statement that reads says of its tenant is true of every row: row level security alone keeps them apart. */
function withoutTenant(text: string): string {
  if (!/^\s*(select|with|copy)/i.test(text)) return text;
  return text.replace(COMPARED, (_all, value: string) => `(${value})::text is not null`);
}

// Last, once all that it uses is there.
await jestGlobalSetup();
try {
  await askForOthers(false);
  await askForOthers(true);
} finally {
  await jestGlobalTeardown();
}
