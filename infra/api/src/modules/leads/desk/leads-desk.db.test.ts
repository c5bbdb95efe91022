import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from '../../../../test/enquiry';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withScope } from '../../../db/scope';
import { reconcile } from '../deliver/reconciliation.repository';
import { eraseOldLeads } from '../retention.repository';
import { LEADS_COMMANDS, namesInMails } from './leads-commands';
import type { Options } from './leads-commands';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
});
afterAll(() => server.stop());

const command = (name: string, words: string[] = [], options: Options = {}) =>
  LEADS_COMMANDS[name]?.(server.ownerDb, words, options) ?? Promise.reject(new Error(`No command ${name}`));

async function sendLead(typed: object = {}, host = 'sunrise-cars.test'): Promise<string> {
  const answer = await leads.enquire(anEnquiry(typed), { host });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ lead_id: string }>().lead_id;
}

const setState = (leadId: string, state: string) =>
  leads.inDatabase(sql`update lead_delivery set state = ${state} where lead_id = ${leadId}`);

test('show tells what was asked, agreed to and shown, and where it stands', async () => {
  const car = await server.addVehicle({ group: 'sunrise', price: 21_000 });
  const id = await sendLead({ car_id: car.id, form: 'offer', offer_amount: '20,000' });

  const shown = (await command('show', [id])).join('\n');

  expect(shown).toContain('email  jane@example.com');
  expect(shown).toContain('answer  Your offer: 20,000');
  expect(shown).toContain('saw  Price when sent: $21,000');
  expect(shown).toContain('consent  terms yes (2026-01)');
  expect(shown).toContain('delivery  mail  pending  0 tries');
  await expect(command('show', ['0190-nobody'])).rejects.toThrow('There is no lead');
});

test.each([
  [{ group: 'sunset' }, '--group: there is no dealer group "sunset". Groups: sunrise'],
  [{ group: 'sunrise', site: 'sunset-cars' }, '--site: sunrise has no site "sunset-cars". Sites: '],
  [{ group: 'sunrise', to: 'nobody' }, '--target: '],
])('a way for leads that names what there is not is refused in words: %j', async (options, words) => {
  const typed = { channel: 'mail', to: 'desk@example.com', ...options };
  await expect(command('route-add', [], typed)).rejects.toThrow(words);
  expect(await command('routes')).toEqual([]);
});

test('dead deliveries are listed and driven again, all or one', async () => {
  const [one, other] = [await sendLead(), await sendLead()];
  await setState(one, 'dead');
  await setState(other, 'dead');

  expect((await command('list', [], { state: 'dead' })).join('\n')).toContain(one);
  expect(await command('redrive', [one])).toEqual(['1 deliveries will be tried again within a minute']);
  expect(await command('redrive', [], { dead: true, site: 'sunrise-vans' })).toEqual([
    '0 deliveries will be tried again within a minute',
  ]);
  expect(await command('redrive', [], { dead: true })).toEqual(['1 deliveries will be tried again within a minute']);
  await setState(one, 'delivered');
  expect(await command('redrive', [one])).toEqual(['0 deliveries will be tried again within a minute']);
  await expect(command('redrive')).rejects.toThrow('--dead');
  await expect(command('redrive', ['0190-nobody'])).rejects.toThrow('There is no lead 0190-nobody');
});

test.each([
  [{ limit: 'abc' }, '--limit abc is no number'],
  [{ limit: '-5' }, '--limit -5 is no number'],
  [{ state: 'nonsense' }, '--state is one of dead, pending, delivered, missing'],
])('a list of %p is refused in a sentence', async (options, sentence) => {
  await expect(command('list', [], options)).rejects.toThrow(sentence);
});

test('a suspect is kept apart once, however often it is sent, and released once it is a lead', async () => {
  const enquiry = anEnquiry({ website: 'https://spam.example', message: 'Rather suspicious' });
  for (let sent = 0; sent < 2; sent += 1)
    expect((await leads.enquire(enquiry, { host: 'sunrise-vans.test' })).statusCode).toBe(201);

  const lines = await command('suspects', [], { site: 'sunrise-vans' });
  const id = lines[0]?.split('  ').at(-1) ?? '';
  expect(lines).toEqual([expect.stringMatching(/ {2}sunrise-vans {2}enquiry {2}\d+ {2}/)]);
  expect(await command('suspects', [], { site: 'sunrise-cars' })).toEqual([]);

  const [released = ''] = await command('release', [id]);
  const leadId = /^Lead (\S+) will be delivered within a minute$/.exec(released)?.[1] ?? '';
  expect((await command('show', [leadId])).join('\n')).toContain('Rather suspicious');
  await expect(command('release', [id])).rejects.toThrow(`There is no suspect ${id} to release`);
  expect(await command('suspects', [], { site: 'sunrise-vans' })).toEqual([]);
});

const FORMULAS = ['=HYPERLINK("http://evil")', '+61 2', '-1+1', '@SUM(A1)', '\t=1', ' =1', '|calc'];
const FULL_WIDTH = ['＝1+1', '＋61', '－1', '＠SUM(A1)', '％1', '\u200B＝1', '\u3000＝1'];
test.each([...FORMULAS, ...FULL_WIDTH])(
  'the export keeps %p from being a formula, and loses nothing of it',
  async (message) => {
    const id = await sendLead({ message, name: '=Jane', last_name: 'Citizen, "Jr"' });

    const [csv = ''] = await command('export', [], { site: 'sunrise-cars' });
    const rows = parse<Record<string, string>>(csv, { columns: true, bom: true });
    const row = rows.find((candidate) => candidate['id'] === id);

    expect(row).toMatchObject({ name: "'=Jane", last_name: 'Citizen, "Jr"' });
    expect(row?.['message']).toBe(`'${message.trim()}`);
  },
);

test('a person may see and be erased by mail address or phone, on every site, and nobody else with them', async () => {
  const mine = { email: 'Robin.Lee@Example.com', phone: '+61 455 500 123', message: 'My secret question' };
  const [here, there] = [await sendLead(mine), await sendLead(mine, 'sunrise-vans.test')];
  const neighbour = await sendLead();
  for (const site of ['sunrise-cars', 'sunrise-vans'])
    await withScope(server.ownerDb, { group: 'sunrise', site }, (tx) =>
      tx.execute(sql`update lead_delivery set state = 'delivered' where lead_id in (${here}, ${there}, ${neighbour})`),
    );

  const seen = JSON.parse((await command('access', [], { phone: '0455 500 123' })).join('')) as { id: string }[];
  expect(seen.map(({ id }) => id).toSorted()).toEqual([here, there].toSorted());
  expect(await command('erase', [], { email: 'robin.lee@example.com' })).toEqual([
    '2 leads name this person. Add --yes to erase them; it cannot be undone.',
  ]);
  expect((await command('erase', [], { email: 'robin.lee@example.com', yes: true })).join('')).toContain(
    '2 leads erased',
  );

  const [row] = await leads.inDatabase<{ all: string }>(
    sql`select row_to_json(lead)::text as all from lead where id = ${here}`,
  );
  expect(row?.all).not.toMatch(/robin|455500123|secret question/i);
  expect((await command('show', [neighbour])).join('\n')).toContain('jane@example.com');
});

test('a mail about a person is known by their leads too: a confirmation says no phone', async () => {
  const id = await sendLead({ email: 'no.phone@example.com', phone: '0455 500 124' });

  expect(await namesInMails(server.ownerDb, { phone: '+61455500124' })).toEqual(['0455500124', '+61455500124', id]);
  expect(await namesInMails(server.ownerDb, { email: 'No.Phone@example.com' })).toEqual(['No.Phone@example.com', id]);
});

test.each([{ phone: '0' }, { phone: 'x' }, { phone: '0455 500' }, { email: 'a' }, { email: '@' }])(
  'a part of a name is nobody: %o is refused, as it would find the mails of many',
  async (options) => {
    await expect(command('erase', [], { ...options, yes: true })).rejects.toThrow(/ is no /);
    await expect(namesInMails(server.ownerDb, options)).rejects.toThrow(/ is no /);
  },
);

test('a person known only from what was held back is found and erased as well', async () => {
  const email = 'held.only@example.com';
  await leads.enquire(anEnquiry({ email, website: 'https://spam.example' }));

  expect(JSON.parse((await command('access', [], { email })).join(''))).toMatchObject([
    { state: 'held', payload: { email } },
  ]);
  expect((await command('erase', [], { email, yes: true })).join('')).toContain('1 leads erased');
  expect(await command('access', [], { email })).toEqual(['[]']);
});

test('a lead on its way to the dealer is erased only once it has left', async () => {
  const email = 'on.its.way@example.com';
  const id = await sendLead({ email });

  expect((await command('erase', [], { email, yes: true })).join('\n')).toMatch(/^0 leads erased.*\n1 leads are still/);
  expect((await command('show', [id])).join('\n')).toContain(email);
  await setState(id, 'delivered');

  expect(await command('erase', [], { email, yes: true })).toEqual([expect.stringMatching(/^1 leads erased/)]);
  expect((await command('show', [id])).join('\n')).not.toContain(email);
});

test('old leads are erased by themselves, but none that is still on its way', async () => {
  const [old, open] = [await sendLead({ email: 'old@example.com' }), await sendLead({ email: 'open@example.com' })];
  await leads.inDatabase(sql`update lead set created_at = now() - interval '800 days' where id in (${old}, ${open})`);
  await setState(old, 'delivered');

  expect(await withScope(server.db, scope, (tx) => eraseOldLeads(tx, 730))).toBe(1);

  expect((await command('show', [old])).join('\n')).not.toContain('old@example.com');
  expect((await command('show', [open])).join('\n')).toContain('open@example.com');
});

test('leads add up, and one without a way to the dealer is missed', async () => {
  const lost = await sendLead();
  const before = await withScope(server.db, scope, (tx) => reconcile(tx, 'sunrise-cars'));
  await leads.inDatabase(sql`delete from lead_delivery where lead_id = ${lost}`);

  const after = await withScope(server.db, scope, (tx) => reconcile(tx, 'sunrise-cars'));

  expect(before.missing).toBe(0);
  expect(before.delivered + before.pending + before.dead).toBe(before.stored);
  expect(after).toEqual({ ...before, pending: before.pending - 1, missing: 1 });
  expect((await command('reconcile', [], { site: 'sunrise-cars' })).join('')).toContain('1 MISSING');
});

test('a suspect waits unseen by the dealer until an operator releases it', async () => {
  const before = await leads.counts();
  const typed = anEnquiry({ website: 'https://spam.example', message: 'Really a person' });
  expect((await leads.enquire(typed)).statusCode).toBe(201);
  expect((await leads.enquire(typed)).statusCode).toBe(201);
  expect(await leads.counts()).toEqual(before);

  const [suspect = '', ...others] = await command('suspects', [], { site: 'sunrise-cars' });
  expect(others).toEqual([]);
  expect(suspect).toContain('hidden field filled');
  const [released = ''] = await command('release', [suspect.split('  ').at(-1) ?? '']);

  const leadId = /Lead (\S+)/.exec(released)?.[1] ?? '';
  expect((await command('show', [leadId])).join('\n')).toContain('Really a person');
  expect(await command('suspects', [], { site: 'sunrise-cars' })).toEqual([]);
});

test('the application itself cannot alter what a lead says', async () => {
  await expect(
    withScope(server.db, scope, (tx) => tx.execute(sql`update lead set payload = '{}'`)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') as string } });
});
