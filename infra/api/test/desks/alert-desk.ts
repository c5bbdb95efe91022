import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../../src/db/scope';
import { chooseMail } from '../../src/modules/messaging/choose-mail.service';
import { ensureAlertQueues } from '../../src/modules/saved-searches/alert-queues';
import type { ConfirmJob, MailJob, PushJob } from '../../src/modules/saved-searches/alert-queues';
import { alertRound } from '../../src/modules/saved-searches/alerts.worker';
import { choosePush } from '../../src/modules/messaging/push/choose-push.service';
import type { PushPort } from '../../src/modules/messaging/push/push.port';
import type { Sms, SmsPort } from '../../src/modules/messaging/sms.port';
import { sendPush } from '../../src/modules/saved-searches/push/send-push';
import { sendText } from '../../src/modules/saved-searches/mails/send-text';
import { eachJob, sendAlert, sendConfirmation } from '../../src/modules/saved-searches/mails/send-alerts';
import { embeddedPlaces } from '../../src/modules/search/places/embedded-places';
import { startSearchedStock } from '../search/searched-stock';
import { signIn } from '../shopper';
import type { TestApp } from '../test-app';
import { startMailCatcher } from './mail-catcher';

export const HOST = 'sunrise.test';
const SCOPE = { group: 'sunrise', site: 'sunrise' };
const TABLES = [
  'saved_search',
  'alert_choice',
  'alert_notice',
  'alert_mail',
  'alert_push',
  'watchlist_entry',
  'budget_use',
  'push_subscription',
  'service_reminder',
];

const QUEUES = ['alert-mail', 'alert-text', 'alert-push', 'alert-confirm'];
/** The key of RFC 8291's example. */
const VAPID = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

/** Ten in the morning in Brisbane, whatever the clock of the machine says. */
export const day = (days: number, time = '10:00') =>
  new Date(Date.parse(`2027-03-01T${time}:00+10:00`) + days * 86_400_000);

/** A searched stock whose changes are told by mail, and Ana, who is signed in. */
export async function startAlertDesk() {
  const catcher = await startMailCatcher();
  const stock = await startSearchedStock([], { VAPID_PRIVATE_KEY: VAPID, PUSH_TO_LOOPBACK: 'true' });
  const { server } = stock;
  const cookie = await signIn(server, HOST, '0491570301');
  await ensureAlertQueues(server.boss);

  const inStock = (statement: SQL) =>
    withScope(server.ownerDb, SCOPE, (tx) => tx.execute<Record<string, unknown>>(statement));
  const look = (now: Date) => alertRound(server.boss, server, embeddedPlaces, now);
  const post = (url: string, payload: object, headers: Record<string, string> = { cookie }) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { host: HOST, origin: `http://${HOST}`, ...headers },
      payload,
    });
  await look(day(0));

  const jobsOf = (queue: string) => taken(server, queue);

  /** Does what waits in a queue. @returns the mails that came, and what the queue is told. */
  async function work<Job extends object>(
    queue: string,
    send: (deps: typeof server, port: ReturnType<typeof chooseMail>, job: Job) => Promise<void>,
  ) {
    const before = catcher.mails.length;
    const port = chooseMail({ SMTP_URL: catcher.url, MAIL_FROM: 'mail@platform.example' });
    const jobs = (await jobsOf(queue)).map((data, id) => ({ id: String(id), data: data as Job }));
    const results = await eachJob(jobs, (job) => send(server, port, job));
    port.close();
    return { mails: catcher.mails.slice(before), results };
  }

  const sendAll = () => work<MailJob>('alert-mail', sendAlert);
  /** Sends the text messages that wait by a port that keeps them, or by `port`. @returns what came, and what the queue is told. */
  async function sendTexts(port: SmsPort = keepingPort()) {
    const jobs = (await jobsOf('alert-text')).map((data, id) => ({ id: String(id), data: data as MailJob }));
    const results = await eachJob(jobs, (job) => sendText(server, port, job));
    return { texts: texts.splice(0), results, jobs: jobs.map(({ data }) => data) };
  }
  const texts: Sms[] = [];
  const keepingPort = (): SmsPort => ({ send: async (sms) => void texts.push(sms) });

  /** Sends the notifications that wait, to wherever browsers said, or by `port`. @returns what the queue is told. */
  async function sendPushes(port: PushPort | undefined = choosePush(server.config)?.port) {
    const jobs = (await jobsOf('alert-push')).map((data, id) => ({ id: String(id), data: data as PushJob }));
    if (!port) throw new Error('This desk has no key for notifications');
    const results = await eachJob(jobs, (job) => sendPush(server, port, job));
    return { results, jobs: jobs.map(({ data }) => data) };
  }

  const confirmations = async () => (await work<ConfirmJob>('alert-confirm', sendConfirmation)).mails;
  const confirmToken = (text = '') => /\/confirm-alerts\/(\S+)/.exec(text)?.[1] ?? '';

  return {
    ...{ stock, server, catcher, cookie, inStock, look, post, sendAll, sendTexts, sendPushes },
    ...{ confirmations, confirmToken },
    stop: async () => {
      await server.stop();
      await catcher.stop();
    },
    clear: async () => {
      for (const table of TABLES) await inStock(sql`delete from ${sql.identifier(table)}`);
      for (const queue of QUEUES) await jobsOf(queue);
    },
    /** Saves a search that wants to hear, and opens the link of the mail that asks for it. */
    async save(address: string, { frequency = 'instant', email = 'ana@example.com', cookies = cookie } = {}) {
      await post('/api/saved-searches', { address, alerts: true, email, frequency }, { cookie: cookies });
      for (const { text } of await confirmations())
        await post('/api/alerts/confirm', { token: confirmToken(text) }, {});
    },
    mails: async () => (await sendAll()).mails,
    mailIds: async () =>
      (await inStock(sql`select id from alert_mail order by made_at, id`)).rows.map(({ id }) => String(id)),
    drop: cheaper(inStock),
  };
}
export type AlertDesk = Awaited<ReturnType<typeof startAlertDesk>>;

/** What waits in a queue, which has it no more. */
async function taken({ db }: Pick<TestApp, 'db'>, queue: string): Promise<object[]> {
  const { rows } = await db.execute<{ data: object }>(sql`delete from pgboss.job where name = ${queue} returning data`);
  return rows.map(({ data }) => data);
}

type InStock = (statement: SQL) => Promise<{ rows: Record<string, unknown>[] }>;

/** Makes a car in stock that somebody could wait for cheaper by so much. @returns it, as it was. */
function cheaper(inStock: InStock) {
  return async (dollars: number, where = sql`true`) => {
    const { rows } = await inStock(sql`
      select v.id, v.make, v.slug, f.price from vehicle v join vehicle_facet f using (group_slug, id)
      where v.status = 'in_stock' and f.price > 20000 and not v.reserved and v.card ->> 'offer_price' is null
        and ${where} order by v.id limit 1`);
    const car = rows[0] as { id: string; make: string; price: number };
    await inStock(
      sql`update vehicle set price = price - ${dollars}, card = jsonb_set(card, '{price}', to_jsonb(${car.price - dollars}::int)) where id = ${car.id}`,
    );
    await inStock(sql`update vehicle_facet set price = price - ${dollars} where id = ${car.id}`);
    return car;
  };
}
