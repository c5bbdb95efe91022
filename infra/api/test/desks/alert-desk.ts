import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../../src/db/scope';
import { chooseMail } from '../../src/modules/messaging/choose-mail.service';
import { ensureAlertQueues } from '../../src/modules/saved-searches/alert-queues';
import type { ConfirmJob, MailJob } from '../../src/modules/saved-searches/alert-queues';
import { alertRound } from '../../src/modules/saved-searches/alerts.worker';
import type { Sms, SmsPort } from '../../src/modules/messaging/sms.port';
import { sendText } from '../../src/modules/saved-searches/mails/send-text';
import { eachJob, sendAlert, sendConfirmation } from '../../src/modules/saved-searches/mails/send-alerts';
import { embeddedPlaces } from '../../src/modules/search/places/embedded-places';
import { startSearchedStock } from '../search/searched-stock';
import { signIn } from '../shopper';
import { startMailCatcher } from './mail-catcher';

export const HOST = 'sunrise.test';
const SCOPE = { group: 'sunrise', site: 'sunrise' };
const TABLES = ['saved_search', 'alert_choice', 'alert_notice', 'alert_mail', 'watchlist_entry', 'budget_use'];

/** Ten in the morning in Brisbane, whatever the clock of the machine says. */
export const day = (days: number, time = '10:00') =>
  new Date(Date.parse(`2027-03-01T${time}:00+10:00`) + days * 86_400_000);

/** A searched stock whose changes are told by mail, and Ana, who is signed in. */
export async function startAlertDesk() {
  const catcher = await startMailCatcher();
  const stock = await startSearchedStock();
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

  async function jobsOf(queue: string): Promise<object[]> {
    const { rows } = await server.db.execute<{ data: object }>(
      sql`delete from pgboss.job where name = ${queue} returning data`,
    );
    return rows.map(({ data }) => data);
  }

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

  const confirmations = async () => (await work<ConfirmJob>('alert-confirm', sendConfirmation)).mails;
  const confirmToken = (text = '') => /\/confirm-alerts\/(\S+)/.exec(text)?.[1] ?? '';

  return {
    ...{ stock, server, catcher, cookie, inStock, look, post, sendAll, sendTexts, confirmations, confirmToken },
    stop: async () => {
      await server.stop();
      await catcher.stop();
    },
    clear: async () => {
      for (const table of TABLES) await inStock(sql`delete from ${sql.identifier(table)}`);
      await jobsOf('alert-mail');
      await jobsOf('alert-text');
      await jobsOf('alert-confirm');
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
    /** A car in stock that somebody could wait for, cheaper by so much. */
    async drop(dollars: number, where = sql`true`) {
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
    },
  };
}
export type AlertDesk = Awaited<ReturnType<typeof startAlertDesk>>;
