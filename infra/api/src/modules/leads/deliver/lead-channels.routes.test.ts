import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import { Webhook } from 'standardwebhooks';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { withScope } from '../../../db/scope';
import { redrive } from '../desk/desk.repository';
import { addDestination, rotateSecret } from '../desk/manage-destinations.repository';
import { requeueLost, wakeRedriven } from '../lead-care.worker';

const STAMP_SECRET = 'what only shell and API know of a form';
const scope = { group: 'sunrise', site: 'sunrise-cars' };
type Received = { headers: IncomingHttpHeaders; body: string };

let desk: LeadDesk;
let crm: Awaited<ReturnType<typeof startCrm>>;

beforeAll(async () => {
  const env = { FORM_STAMP_SECRET: STAMP_SECRET };
  desk = await startLeadDesk({ remotes: { 'mfe-leads': { confirm_by_mail: true } } }, env);
  crm = await startCrm();
});
afterAll(async () => {
  await crm.stop();
  await desk.stop();
});

/** A CRM that keeps what it is sent and answers with `status`; the next time only after `next`, if that is set. */
async function startCrm() {
  const received: Received[] = [];
  const state = { status: 200, next: null as Promise<void> | null };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = () =>
        response.writeHead(state.status, { location: 'http://127.0.0.1:1/elsewhere' }).end('rubbish');
      const held = state.next;
      state.next = null;
      if (held) void held.then(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/leads`, received, state, stop };
}

async function deliveriesOf(leadId: string) {
  const { rows } = await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute<{ id: string; channel: string; state: string; last_error: string | null }>(
      sql`select id, channel, state, last_error from lead_delivery where lead_id = ${leadId} order by channel`,
    ),
  );
  return rows;
}

test('a CRM gets the lead once, signed by both live secrets', async () => {
  const { id, secret: older } = await addDestination(desk.server.ownerDb, {
    group: 'sunrise',
    channel: 'webhook',
    target: crm.url,
    category: 'Parts Enquiry',
  });
  const newer = await rotateSecret(desk.server.ownerDb, 'sunrise', id);

  const { leadId, status } = await desk.enquire({
    form: 'parts',
    location_id: 'north-yard',
    part_wanted: 'Tow bar',
    vehicle_wanted: 'Hilux',
  });
  await desk.until(async () => (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered'));

  expect(status).toBe(201);
  expect(crm.received).toHaveLength(1);
  const [{ headers, body }] = crm.received as [Received];
  for (const secret of [older, newer]) {
    expect(() => new Webhook(secret ?? '').verify(body, headers as Record<string, string>)).not.toThrow();
  }
  expect(() => new Webhook(newer ?? '').verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: {
      id: leadId,
      shown: null,
      lead: { category: 'Parts Enquiry', email: 'zoe@example.com' },
      details: [
        { label: 'Which part or accessory?', value: 'Tow bar' },
        { label: 'Make, model and year', value: 'Hilux' },
      ],
    },
  });
});

test('a CRM that refuses or redirects is tried again with the same id, and its mail went out meanwhile', async () => {
  await addDestination(desk.server.ownerDb, {
    group: 'sunrise',
    channel: 'webhook',
    target: crm.url,
    category: 'Fleet Enquiry',
  });
  crm.state.status = 302;
  const before = crm.received.length;

  const { leadId, message } = await desk.enquire({ form: 'fleet', company: 'Acme', fleet_size: '12' });
  await desk.mailAbout(message);
  await desk.until(async () => (await deliveriesOf(leadId)).some(({ last_error: error }) => error === '302'));
  crm.state.status = 204;
  await desk.retryNow({ queue: 'lead-webhook' });
  await desk.until(async () => (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered'));

  const ids = crm.received.slice(before).map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a CRM that hangs holds the same lead back from no other', async () => {
  for (const name of ['one', 'two'])
    await addDestination(desk.server.ownerDb, {
      ...{ group: 'sunrise', channel: 'webhook', target: `${crm.url}/${name}`, dealership: 'south' },
    });
  crm.state.status = 200;
  const { promise: hanging, resolve: comeBack } = Promise.withResolvers<void>();
  crm.state.next = hanging;
  const webhooks = async (leadId: string) =>
    (await deliveriesOf(leadId)).filter(({ channel }) => channel === 'webhook');

  const { leadId } = await desk.enquire({ dealership_slug: 'south' });
  await desk.until(async () => (await webhooks(leadId)).some(({ state }) => state === 'delivered'));

  // The other is still being waited for: it has not even failed.
  expect((await webhooks(leadId)).map(({ state, last_error: error }) => `${state} ${error}`).toSorted()).toEqual([
    'delivered null',
    'pending null',
  ]);
  comeBack();
  await desk.until(async () => (await webhooks(leadId)).every(({ state }) => state === 'delivered'));
});

test('an operator need not wait for the next try of a CRM that is back', async () => {
  crm.state.status = 500;
  const { leadId } = await desk.enquire({ form: 'fleet', company: 'Acme', fleet_size: '12' });
  const failed = async () => (await deliveriesOf(leadId)).find(({ last_error: error }) => error === '500');
  await desk.until(async () => (await failed()) !== undefined);
  crm.state.status = 204;

  const redriven = await redrive(desk.server.ownerDb, { ...scope, name: 'Sunrise Cars' }, leadId);
  expect(redriven).toBeGreaterThan(0);
  await desk.until(async () => {
    // The worker does so each minute: of a try that is just ending the queue knows the next one a moment later.
    await withScope(desk.server.db, scope, (tx) => wakeRedriven(tx));
    return (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered');
  });
});

test('a salesperson is told by text message, without a word about the shopper', async () => {
  await addDestination(desk.server.ownerDb, {
    group: 'sunrise',
    channel: 'sms',
    target: '+61455500011',
    category: 'Test Drive',
  });
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'north' });

  const { leadId } = await desk.enquire({ form: 'test-drive', car_id: car.id });
  await desk.until(async () => (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered'));

  const { rows } = await desk.server.ownerDb.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.operator', 'on', true)`);
    return tx.execute<{ recipient: string; body: string }>(sql`select recipient, body from sms_outbox`);
  });
  expect(rows).toEqual([
    { recipient: '+61455500011', body: `Test Drive on Sunrise Cars: ${car.name}. Details are in your mail.` },
  ]);
});

test('the shopper hears that the message arrived, and none of their words come back', async () => {
  const email = `zoe.${Date.now()}@example.com`;
  const { message } = await desk.enquire({ email });

  const mail = await desk.catcher.next(({ to }) => to?.[0]?.address === email);

  expect(mail.subject).toBe('Your enquiry to Dealership north');
  expect(mail.text).toContain('A person from the team reads it');
  expect(mail.text).not.toContain(message);
  expect(mail.replyTo?.[0]?.address).toBe('sales@sunrise.example');
});

test('the lead keeps what its page showed, and the dealer reads it', async () => {
  const car = await desk.server.addVehicle({
    group: 'sunrise',
    dealership_slug: 'north',
    offer_price: 33_990,
    price_type: 'Drive Away',
    tag: 'HOT',
  });

  const page = await desk.server.app.inject({ url: `/api/cars/${car.slug}`, headers: { host: 'sunrise-cars.test' } });
  const { shown } = page.json<{ shown: string }>();
  const release_set = sealReleaseSet(STAMP_SECRET, 'mfe-leads@1.0.0 mfe-vehicle@2.1.0');

  const { message } = await desk.enquire({ car_id: car.id, shown, release_set });
  const mail = await desk.mailAbout(message);

  expect(mail.text).toContain('Price shown: $33,990 Drive Away');
  expect(mail.text).toContain('Tag shown: HOT');
  expect(mail.text).toContain('Versions: mfe-leads@1.0.0 mfe-vehicle@2.1.0');

  const about = await desk.mailAbout((await desk.enquire({ release_set })).message);
  expect(about.text).not.toContain('Versions');
});

test('a delivery whose job was lost is queued again, and one that has a job is left alone', async () => {
  const { leadId, message } = await desk.enquire();
  await desk.until(async () => (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered'));
  const [mailed] = (await deliveriesOf(leadId)).filter(({ channel }) => channel === 'mail');
  await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`update lead_delivery set state = 'pending', redriven_at = now() where id = ${mailed?.id}`),
  );

  const again = () => withScope(desk.server.db, scope, (tx) => requeueLost(desk.worker, tx, scope));
  const found = [await again(), await again()];
  await desk.until(async () => (await deliveriesOf(leadId)).every(({ state }) => state === 'delivered'));

  expect(found).toEqual([1, 0]);
  const copies = desk.catcher.mails.filter(({ text = '' }) => text.includes(message));
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
});
