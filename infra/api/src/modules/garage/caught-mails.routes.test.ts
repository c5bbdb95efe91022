import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher } from '@infra/platform/outbox/mail-catcher';
import type { MailCatcher } from '@infra/platform/outbox/mail-catcher';
import { KeptMails } from '@infra/platform/outbox/kept-mails';
import { sql } from 'drizzle-orm';
import { startLeadDesk } from '../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../test/desks/lead-desk';
import { signIn } from '../../../test/shopper';
import { withScope } from '../../db/scope';
import { chooseMail } from '../messaging/choose-mail.service';
import { keptMailsFolder } from '../messaging/kept-mails.service';
import { confirmMail } from '../saved-searches/mails/confirm-mail';
import { reminderMail } from '../saved-searches/service/reminder-words';

const host = 'sunrise-cars.test';
const scope = { group: 'sunrise', site: 'sunrise-cars' };
const dataDir = mkdtempSync(join(tmpdir(), 'caught-'));
const kept = new KeptMails(keptMailsFolder(dataDir));
let catcher: MailCatcher;
let desk: LeadDesk;

beforeAll(async () => {
  catcher = await startMailCatcher({ mails: kept, log: { warn: () => undefined } });
  desk = await startLeadDesk({}, { SMTP_URL: catcher.url, DATA_DIR: dataDir });
});
afterAll(async () => {
  await desk.stop();
  await catcher.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Both write under one address, which is no sign of whose a mail is. */
const email = 'both@example.com';

/** Sends an enquiry, and waits until its mail is there. */
async function enquire(phone: string): Promise<void> {
  const { leadId } = await desk.enquire({ phone, email });
  await desk.until(async () => {
    const { rows } = await withScope(desk.server.ownerDb, scope, (tx) =>
      tx.execute(sql`select 1 from lead_delivery where lead_id = ${leadId} and state <> 'delivered'`),
    );
    return rows.length === 0;
  });
}

/** Sends what asks an address to confirm, and what reminds of a service that its owner has taken out since. */
async function sendToAddress(phone: string): Promise<void> {
  const { rows } = await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute<{ id: string }>(sql`
      insert into alert_choice (group_slug, site_slug, phone, email, frequency, wording, origin, confirmed_at)
      values ('sunrise', 'sunrise-cars', ${phone}, ${email}, 'daily', 'Yes', ${`http://${host}`}, now()) returning id`),
  );
  const config = desk.server.sites.all().find(({ slug }) => slug === 'sunrise-cars');
  if (!config) throw new Error('The site is not there');
  const site = { slug: 'sunrise-cars', group_slug: 'sunrise', config };
  const choiceId = rows[0]?.id ?? '';
  const mail = chooseMail({ SMTP_URL: catcher.url, MAIL_FROM: 'mail@platform.example' });
  const asked = { choiceId, askedAt: new Date() };
  await mail.send(confirmMail({ site, email, origin: `http://${host}`, asked, token: 'token' }));
  const reminder = { id: crypto.randomUUID(), phone, vehicle: 'Kia', due_on: '2027-03-01', choice_id: choiceId, email };
  await mail.send(reminderMail(site, { ...reminder, origin: `http://${host}` }, 'token'));
  mail.close();
}

const caught = async () => (await kept.list({ limit: 100 })).map(({ email: { messageId = '' } }) => messageId);

test('caught mails to and about a person go with what they delete, and no mail of anybody else, under the same address too', async () => {
  const [ana, ben] = ['0491570421', '0491570422'];
  const cookie = await signIn(desk.server, host, ben);
  await signIn(desk.server, host, ana);
  await enquire(ana);
  await sendToAddress('+61491570421');
  const anas = await caught();
  await enquire(ben);
  await sendToAddress('+61491570422');
  expect(anas).toHaveLength(3);
  expect(await caught()).toHaveLength(6);

  const answer = await desk.server.app.inject({
    ...{ method: 'POST', url: '/api/my-data/delete', payload: { sure: 'on' } },
    headers: { host, origin: `http://${host}`, cookie },
  });

  expect(answer.statusCode).toBe(200);
  const left = await caught();
  expect(left).toEqual(expect.arrayContaining(anas));
  // Beside them the one that says that it is deleted.
  expect(left.filter((id) => !anas.includes(id))).toEqual([expect.stringMatching(/^<deleted-sunrise-cars-/)]);
});
