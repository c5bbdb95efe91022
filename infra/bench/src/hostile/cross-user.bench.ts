// npm run bench:hostile -- cross-user: one shopper asks for, changes and deletes what another keeps at the same site, also by
// statements without their WHERE.
import { enquiries, anEnquiry } from '@infra/api/test/enquiry';
import { signIn } from '@infra/api/test/shopper';
import { startTestApp } from '@infra/api/test/test-app';
import { withScope } from '@infra/api/db/scope';
import { PERSONAL } from '@infra/api/modules/privacy/personal-data';
import jestGlobalSetup from '@infra/platform/postgres/testing/jest-global-setup';
import jestGlobalTeardown from '@infra/platform/postgres/testing/jest-global-teardown';
import { sql } from 'drizzle-orm';
import { print } from '../search/timings';
import { bounded } from './bound';
import { changeStatements, reconnect } from './change-statements';

const REQUESTS = 100_000;
const AT_ONCE = 20;
/** Stands in what the other shopper keeps, and in no request. */
const MARK = 'Zebulonian';
const HOST = 'sunrise-cars.test';
const SITE = { group: 'sunrise', site: 'sunrise-cars' };
const [ANA, BEN] = ['0491570098', '0491570099'];
const [BEN_E164, BEN_DIGITS] = [`+61${BEN.slice(1)}`, BEN.slice(1)];
const HEADERS = { host: HOST, origin: `http://${HOST}` };

type Server = Awaited<ReturnType<typeof startTestApp>>;
type Question = { method: 'GET' | 'POST'; url: string; payload?: object };

async function askForAnothers(isWithoutWhere: boolean): Promise<void> {
  const server = await startTestApp({ LOG_LEVEL: 'silent' });
  const { carId, token } = await fill(server);
  const cookie = await signIn(server, HOST, ANA);
  const questions = questionsAbout({ ids: await idsOf(server), carId, token });
  const before = await rowsOf(server);
  let changed = 0;
  if (isWithoutWhere) {
    server.db.$client.on('connect', (client) => changeStatements(client, withoutWhere, () => (changed += 1)));
    await reconnect(server.db.$client);
  }
  const statuses: Record<string, number> = {};
  let reads = 0;
  let done = 0;
  const asker = async () => {
    while (done < REQUESTS) {
      const index = done++;
      const asked = questions[index % questions.length]!;
      const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      const headers = { ...HEADERS, cookie, 'x-forwarded-for': address };
      const { statusCode, body } = await server.app.inject({ ...asked, headers });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      if (!body.includes(MARK) && !body.includes(BEN_DIGITS)) continue;
      reads += 1;
      if (reads < 5) print(`  read: ${asked.method} ${asked.url}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  const after = await rowsOf(server);
  const written = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (written.length > 0) print(`  written: ${written.join(', ')}`);
  const spread = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const how = isWithoutWhere ? ` with phone and tenant taken out of ${changed} statements` : '';
  bounded(`reads of another's data in ${REQUESTS} cross-user requests${how} (${spread.join(', ')})`, reads, 0);
  bounded(`tables of ${Object.keys(before).length} in which another's rows were changed by them`, written.length, 0);
  // A bench that asks nobody, or changes nothing, proves nothing.
  if (isWithoutWhere && changed === 0) throw new Error('No statement was changed');
  if (!statuses['200']) throw new Error('Nothing was answered');
  await server.stop();
}

/** Ben saves, notes, shares, searches, plans and asks; all of it bears the mark. */
async function fill(server: Server) {
  await server.addGroup('sunrise');
  await server.addSite({ slug: SITE.site, group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000, price_type: 'Drive Away' });
  await server.stockChanged('sunrise');
  const cookie = await signIn(server, HOST, BEN);
  const post = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload, headers: { ...HEADERS, cookie } });
  await post('/api/watchlist/save-car', { phone_number: BEN, car_id: car.id });
  await post('/api/watchlist/note', { car_id: car.id, note: MARK });
  await post('/api/watchlist/share/begin', {});
  await post('/api/saved-searches', {
    ...{ address: `/search/used-cars?query=${MARK}`, alerts: 'on', texts: 'on', frequency: 'daily' },
    email: `${MARK}@example.com`,
  });
  await post('/api/my-deals', { car_id: car.id, figures: '', postcode: '4000' });
  await enquiries(server).enquire(anEnquiry({ phone: BEN, name: MARK, message: MARK, car_id: car.id }), {
    headers: { cookie, origin: HEADERS.origin },
  });
  await withScope(server.ownerDb, SITE, async (tx) => {
    await tx.execute(sql`insert into passkey (group_slug, site_slug, phone, id, public_key, counter, rp_id)
      values ('sunrise', 'sunrise-cars', ${BEN_E164}, ${MARK}, '', 0, ${HOST})`);
    await tx.execute(sql`insert into push_subscription (group_slug, site_slug, phone, session_hash, endpoint, p256dh, auth_secret)
      values ('sunrise', 'sunrise-cars', ${BEN_E164}, 's', ${`https://push.example/${MARK}`}, '', '')`);
  });
  const list = await server.app.inject({ url: '/api/watchlist', headers: { ...HEADERS, cookie } });
  const { share } = list.json<{ share: string | null }>();
  if (!list.body.includes(MARK) || !share) throw new Error('Ben keeps nothing');
  return { carId: car.id, token: share.split('/').at(-1) ?? '' };
}

/** What names a row of Ben's, whatever its table calls it. */
async function idsOf(server: Server): Promise<string[]> {
  const { rows } = await withScope(server.ownerDb, SITE, (tx) =>
    tx.execute<{ id: string }>(sql`
      select id::text from saved_search union all select id::text from deal union all select id::text from alert_choice
      union all select id::text from watchlist_share union all select id::text from push_subscription
      union all select id from passkey union all select token_hash from session where phone = ${BEN_E164}
      union all select id::text from lead`),
  );
  return rows.map(({ id }) => id);
}

/** All that is found by Ben's phone, table by table. */
async function rowsOf(server: Server): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  const tables = Object.entries(PERSONAL).filter(
    ([table, { foundBy }]) => foundBy === 'phone' && table !== 'sms_outbox',
  );
  await withScope(server.ownerDb, SITE, async (tx) => {
    for (const [table] of tables) {
      const found = await tx.execute<{ all: string }>(
        sql`select coalesce(string_agg(t::text, '|' order by t::text), '') as all from ${sql.identifier(table)} t where phone = ${BEN_E164}`,
      );
      rows[table] = found.rows[0]?.all ?? '';
    }
  });
  return rows;
}

function questionsAbout({ ids, carId, token }: { ids: string[]; carId: string; token: string }): Question[] {
  const get = (url: string): Question => ({ method: 'GET', url });
  const post = (url: string, payload: object = {}): Question => ({ method: 'POST', url, payload });
  const pages = ['watchlist', 'garage', 'my-deals', 'my-data', 'my-data?download=1', 'my-sign-ins', 'my-passkeys'];
  const byId = ['saved-searches/remove', 'my-deals/remove', 'my-notifications/remove', 'my-sign-ins/end'];
  return [
    ...[...pages, 'my-notifications', 'saved-searches', 'session', 'watchlist'].map((page) => get(`/api/${page}`)),
    get(`/api/shared-list/${token}`),
    get(`/api/deals/${token}`),
    ...['save-car', 'remove-car'].map((act) => post(`/api/watchlist/${act}`, { phone_number: BEN, car_id: carId })),
    ...['save-car', 'remove-car'].map((act) => post(`/api/watchlist/${act}`, { phone_number: ANA, car_id: carId })),
    post('/api/watchlist/save-cars', { phone_number: BEN, car_ids: [carId] }),
    post('/api/watchlist/note', { car_id: carId, note: 'Not mine' }),
    post('/api/watchlist/keep', { car_id: carId, saved: 'no' }),
    post('/api/watchlist/share/end'),
    post('/api/my-notifications/kinds'),
    post('/api/saved-searches/choose', { frequency: 'weekly' }),
    // Empty ids are left out: one of these ends all of one's own.
    ...ids.filter(Boolean).flatMap((id) => byId.map((act) => post(`/api/${act}`, { id }))),
    ...ids.map((id) => post('/api/sign-in/passkey', { id: crypto.randomUUID(), response: { id } })),
  ];
}

const COMPARED =
  /(?:"?\w+"?\.)*"?(?:group_slug|site_slug|phone)"?\s*=\s*(\$\d+|current_setting\('app\.(?:group|site)'(?:, true)?\))/g;

/** What a statement says of its shopper and tenant is true of every row: row level security alone keeps them apart. */
function withoutWhere(text: string): string {
  if (!/^\s*(select|with|delete|update)/i.test(text)) return text;
  const [head = '', ...conditions] = text.split(/\bwhere\b/i);
  const free = conditions.map((part) =>
    part.replace(COMPARED, (_all, value: string) => `(${value})::text is not null`),
  );
  return [head, ...free].join('where');
}

// Last, once all that it uses is there.
await jestGlobalSetup();
try {
  await askForAnothers(false);
  await askForAnothers(true);
} finally {
  await jestGlobalTeardown();
}
