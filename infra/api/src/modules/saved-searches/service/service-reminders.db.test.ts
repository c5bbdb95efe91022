import type { MyServices } from '@shared-kit/contracts/account/service-reminder.contract';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { sql } from 'drizzle-orm';
import { day, HOST, startAlertDesk } from '../../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../../test/desks/alert-desk';
import { signIn } from '../../../../test/shopper';
import { dayOf } from '../../../text/moment-in-words';
import type { Mail } from '../../messaging/mail.port';
import type { Sms } from '../../messaging/sms.port';
import { remindOfServices } from './send-reminders';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
beforeEach(() => desk.clear());
afterAll(() => desk.stop());

const ANA = '+61491570301';
/** So many days from now, as the form has a day: what is kept by it is not over on the day of this test. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const SERVICE = { vehicle: '2019 Mazda 3', due_on: '2027-03-20' };
/** Ana's service, on a day that the rounds of these tests come to. */
const keepService = () =>
  desk.inStock(sql`insert into service_reminder (group_slug, site_slug, phone, vehicle, due_on)
    values ('sunrise', 'sunrise', ${ANA}, ${SERVICE.vehicle}, ${SERVICE.due_on})`);
const services = async (cookie = desk.cookie) =>
  (await desk.server.app.inject({ url: '/api/my-services', headers: { host: HOST, cookie } })).json<MyServices>();

/** Ana hears by these from now on. */
const agree = (channels: { mail?: boolean; text?: boolean }) =>
  desk.inStock(sql`insert into alert_choice
      (group_slug, site_slug, phone, email, frequency, wording, origin, confirmed_at, texts_agreed_at)
    values ('sunrise', 'sunrise', ${ANA}, 'ana@example.com', 'daily', 'Yes', ${`http://${HOST}`},
      ${channels.mail ? sql`now()` : null}, ${channels.text ? sql`now()` : null})`);

/** One look at what is due, by ports that keep what they are given, or fail. */
async function remind(now: Date, failure?: Error) {
  const [mails, texts]: [Mail[], Sms[]] = [[], []];
  const kept =
    <Message>(list: Message[]) =>
    async (message: Message) => {
      if (failure) throw failure;
      list.push(message);
    };
  const sent = remindOfServices(desk.server, { mail: { send: kept(mails) }, sms: { send: kept(texts) } }, now);
  await sent.catch((error: unknown) => {
    if (!failure) throw error;
  });
  return { mails, texts };
}

test('a service is told of a fortnight before, by what was agreed to, once', async () => {
  await keepService();
  await agree({ mail: true, text: true });

  // 5 March is fifteen days before; in the evening of the sixth nobody is written to.
  expect(await remind(day(4))).toEqual({ mails: [], texts: [] });
  expect(await remind(day(5, '20:30'))).toEqual({ mails: [], texts: [] });
  const { mails, texts } = await remind(day(6));
  expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'Service due: 2019 Mazda 3' }]);
  expect(mails[0]?.text).toContain('on 20 March 2027');
  expect(mails[0]?.unsubscribe).toContain('/api/alerts/stop/');
  expect(texts).toMatchObject([{ to: ANA, text: expect.stringContaining('your 2019 Mazda 3 is due') }]);
  expect(await remind(day(7))).toEqual({ mails: [], texts: [] });
  expect(await services()).toMatchObject({ services: [{ told: true }], channels: 'emails and texts' });
});

test('two workers at one moment tell it once', async () => {
  await keepService();
  await agree({ text: true });

  const both = await Promise.all([remind(day(10)), remind(day(10))]);

  expect(both.flatMap(({ texts }) => texts)).toHaveLength(1);
  expect(both.flatMap(({ mails }) => mails)).toEqual([]);
});

test('a text that may have gone out is not sent again; what was surely not sent is, and so is a mail', async () => {
  await keepService();
  await agree({ mail: true, text: true });

  await remind(day(10), Object.assign(new Error('cut off'), { code: 'ECONNRESET' }));
  expect((await remind(day(11))).texts).toEqual([]);
  await desk.inStock(sql`update service_reminder set mailed_at = null, texted_at = null`);
  await remind(day(11), Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' }));
  const again = await remind(day(12));
  expect([again.mails.length, again.texts.length]).toEqual([1, 1]);
});

test('who agreed to nothing is not written to, and hears of it once they have', async () => {
  await keepService();
  expect(await remind(day(10))).toEqual({ mails: [], texts: [] });
  expect((await services()).channels).toBe('');

  await agree({ mail: true });
  expect((await remind(day(11))).mails).toHaveLength(1);
});

test('another day for the same vehicle is another reminder; one that was removed is none, and nobody sees or ends another', async () => {
  await agree({ text: true });
  await keepService();
  await remind(day(10));
  const due = inDays(200);
  const again = await desk.post('/api/my-services', { ...SERVICE, due_on: due });
  expect(again.json()).toMatchObject({ next: expect.stringMatching(/^\/my-garage\?done=service-replaced\./) });
  const [kept] = (await services()).services;
  expect(kept).toMatchObject({ vehicle: '2019 Mazda 3', due: dayOf(due), told: false });
  const same = await desk.post('/api/my-services', { ...SERVICE, due_on: due });
  expect(same.json()).toMatchObject({ next: expect.stringMatching(/^\/my-garage\?done=service-kept\./) });

  const ben = await signIn(desk.server, HOST, '0491570309');
  expect((await services(ben)).services).toEqual([]);
  await desk.post('/api/my-services/remove', { id: kept?.id }, { cookie: ben });
  expect((await services()).services).toHaveLength(1);
  await desk.post('/api/my-services/remove', { id: kept?.id });
  expect((await remind(day(45))).texts).toEqual([]);
});

test('a day is worked out of kilometres or the last service, and what says none is refused in words', async () => {
  const year = new Date().getUTCFullYear();
  await desk.post('/api/my-services', { vehicle: 'Ute', last_on: `${year}-05-31`, every_months: '24' });
  expect((await services()).services).toMatchObject([{ vehicle: 'Ute', due: `31 May ${year + 2}` }]);

  for (const said of [
    {},
    { km_now: '45,000' },
    { due_on: '31/03/2027' },
    { due_on: '2027-02-30' },
    { km_now: 'lots' },
    { due_on: inDays(-2) },
    { km_now: '0', km_due: '2,000,000', km_a_year: '1' },
  ]) {
    const refused = await desk.post('/api/my-services', { vehicle: 'Ute', ...said });
    expect([refused.statusCode, refused.json<{ fieldErrors: object }>().fieldErrors]).toEqual([422, expect.anything()]);
  }
});
